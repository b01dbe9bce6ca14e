DROP INDEX "post_views_site_day";--> statement-breakpoint
DROP INDEX "post_tag_newest";--> statement-breakpoint
DROP INDEX "post_tag_newest_of_type";--> statement-breakpoint
DROP INDEX "posts_newest_in_category";--> statement-breakpoint
DROP INDEX "posts_newest_of_type_in_category";--> statement-breakpoint
DROP INDEX "posts_newest_in_channel";--> statement-breakpoint
DROP INDEX "posts_newest_by_author";--> statement-breakpoint
CREATE INDEX "post_views_leaders" ON "post_views" USING btree ("site","day","views","post_id");--> statement-breakpoint
CREATE INDEX "post_tag_newest" ON "post_tag" USING btree ("tag_id","site","published_at","post_id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "post_tag_newest_of_type" ON "post_tag" USING btree ("tag_id","site","post_type","published_at","post_id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "posts_newest_in_category" ON "posts" USING btree ("category_id","site","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_newest_of_type_in_category" ON "posts" USING btree ("category_id","site","post_type","published_at","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_newest_in_channel" ON "posts" USING btree ("channel_id","site","published_at","id","post_type") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_newest_by_author" ON "posts" USING btree ("author_id","site","published_at","id","post_type") WHERE status = 'published';--> statement-breakpoint
-- What was changed since the last vacuum cannot be read from indexes alone. So not after a fifth of a table, but after a fiftieth of it.
ALTER TABLE "posts" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "post_tag" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE "post_views" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
