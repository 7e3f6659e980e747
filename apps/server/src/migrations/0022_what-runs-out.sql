DROP INDEX "reminders_email";--> statement-breakpoint
DROP INDEX "users_guests";--> statement-breakpoint
CREATE INDEX "imports_under_way" ON "imports" USING btree ("status") WHERE status in ('uploaded', 'embedding', 'generating_magazine');--> statement-breakpoint
CREATE INDEX "imports_reminder" ON "imports" USING btree ("reminder_code") WHERE reminder_code is not null;--> statement-breakpoint
CREATE INDEX "reminders_address" ON "reminders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "weekly_letters_sent" ON "weekly_letters" USING btree ("sent_for");--> statement-breakpoint
CREATE INDEX "mail_tokens_age" ON "mail_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_guest_age" ON "users" USING btree ("created_at") WHERE email is null;--> statement-breakpoint
CREATE INDEX "job_steps_age" ON "job_steps" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "model_calls_age" ON "model_calls" USING btree ("created_at");