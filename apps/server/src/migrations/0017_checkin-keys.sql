ALTER TABLE "checkins" ADD COLUMN "client_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "checkins_client_key" ON "checkins" USING btree ("user_id","client_key");