CREATE INDEX "chat_messages_pending" ON "chat_messages" USING btree ("held_until") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "imports_unstarted" ON "imports" USING btree ("created_at") WHERE status = 'uploaded';--> statement-breakpoint
CREATE INDEX "reminders_created" ON "reminders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_guests" ON "users" USING btree ("id") WHERE email is null;--> statement-breakpoint
CREATE INDEX "topic_uses_day" ON "topic_uses" USING btree ("day");