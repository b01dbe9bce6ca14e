CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Reads arrive in batches: a post's views are written once for all of them. Posts in order, so that two batches wait for
-- each other instead of deadlocking.
CREATE FUNCTION count_impressions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_views AS seen (post_id, day, site, views)
    SELECT post_id, day, min(site), count(*) FROM added WHERE rejection IS NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (post_id, day) DO UPDATE SET views = seen.views + excluded.views;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER impressions_count ON impressions;
--> statement-breakpoint
CREATE TRIGGER impressions_count AFTER INSERT ON impressions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_impressions();
--> statement-breakpoint
-- A rejected read is followed by one that counts, as when the post was published meanwhile.
CREATE TRIGGER impressions_count_later AFTER UPDATE ON impressions FOR EACH ROW
  WHEN (old.rejection IS NOT NULL AND new.rejection IS NULL) EXECUTE FUNCTION count_impression();
