CREATE TABLE "weekly_letters" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"sent_for" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "weekly_letters_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "weekly_letters" ADD CONSTRAINT "weekly_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;