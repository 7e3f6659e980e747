CREATE INDEX "config_changes_user" ON "config_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "articles_topic" ON "articles" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "articles_superseded" ON "articles" USING btree ("superseded_by");--> statement-breakpoint
CREATE INDEX "generations_magazine" ON "generations" USING btree ("magazine_id");--> statement-breakpoint
CREATE INDEX "generations_topic" ON "generations" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "generations_article" ON "generations" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "magazines_import" ON "magazines" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "posts_left_out" ON "posts" USING btree ("user_id","id") WHERE left_out;--> statement-breakpoint
CREATE INDEX "survey_answers_question" ON "survey_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "topics_origin" ON "topics" USING btree ("origin_id");