-- Views of the demo were never read: they have no impressions, and are never paid (decision 077).
ALTER TABLE post_views ADD COLUMN unpaid integer NOT NULL DEFAULT 0;
--> statement-breakpoint
UPDATE post_views AS seen SET unpaid = greatest(0, views - booked - (
  SELECT count(*) FROM impressions AS read
  WHERE read.post_id = seen.post_id AND read.day = seen.day AND read.rejection IS NULL));
--> statement-breakpoint
ALTER TABLE post_views DROP CONSTRAINT post_views_booked_once;
--> statement-breakpoint
ALTER TABLE post_views ADD CONSTRAINT post_views_booked_once CHECK (unpaid >= 0 AND booked BETWEEN 0 AND views - unpaid);
--> statement-breakpoint
DROP INDEX post_views_due;
--> statement-breakpoint
CREATE INDEX post_views_due ON post_views (post_id, day) WHERE views - unpaid > booked;
