ALTER TABLE "imports" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploaded_files" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "superseded_by" integer;--> statement-breakpoint
ALTER TABLE "magazines" ADD COLUMN "written_from" text;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_superseded_by_articles_id_fk" FOREIGN KEY ("superseded_by") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;