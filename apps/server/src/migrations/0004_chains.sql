CREATE TABLE "article_steps" (
	"user_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"step_index" integer NOT NULL,
	"prompt" text NOT NULL,
	"answer" text NOT NULL,
	"model" text NOT NULL,
	"ms" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	CONSTRAINT "article_steps_article_id_step_index_pk" PRIMARY KEY("article_id","step_index")
);
--> statement-breakpoint
CREATE TABLE "topic_prompts" (
	"topic_id" integer NOT NULL,
	"step_index" integer NOT NULL,
	"prompt_type" text NOT NULL,
	"system_prompt" text NOT NULL,
	"provider" text,
	"temperature" real DEFAULT 0.7 NOT NULL,
	"output_key" text,
	"function_name" text,
	"function_schema" jsonb,
	CONSTRAINT "topic_prompts_topic_id_step_index_pk" PRIMARY KEY("topic_id","step_index")
);
--> statement-breakpoint
ALTER TABLE "article_steps" ADD CONSTRAINT "article_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_steps" ADD CONSTRAINT "article_steps_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_prompts" ADD CONSTRAINT "topic_prompts_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_steps_user" ON "article_steps" USING btree ("user_id");