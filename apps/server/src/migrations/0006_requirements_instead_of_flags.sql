ALTER TABLE "topics" DROP COLUMN "genre";--> statement-breakpoint
ALTER TABLE "topics" DROP COLUMN "needs_posts";