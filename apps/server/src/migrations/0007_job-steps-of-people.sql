ALTER TABLE "job_steps" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "job_steps" ADD CONSTRAINT "job_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_steps_user" ON "job_steps" USING btree ("user_id");