-- Promos have dates (decision 071). changes_at is the next moment at which a promo begins or ends; the clock touches its
-- row then, and the triggers of the row do the rest.
ALTER TABLE promos ADD COLUMN starts_at timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE promos ADD COLUMN ends_at timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE promos ADD COLUMN changes_at timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE promos ADD CONSTRAINT promos_end_after_start CHECK (starts_at < ends_at);
--> statement-breakpoint
CREATE INDEX promos_due ON promos (changes_at) WHERE changes_at IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION find_next_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.changes_at := (SELECT min(moment) FROM (VALUES (new.starts_at), (new.ends_at)) AS ahead (moment) WHERE moment > now());
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER promos_next_change BEFORE INSERT OR UPDATE ON promos FOR EACH ROW EXECUTE FUNCTION find_next_change();
--> statement-breakpoint
-- The order of editor's picks; null for those that nobody has ordered, which follow by age.
ALTER TABLE posts ADD COLUMN pick_position smallint;
--> statement-breakpoint
ALTER TABLE posts ADD CONSTRAINT posts_ordered_are_picks CHECK (pick_position IS NULL OR editor_pick);
--> statement-breakpoint
DROP INDEX posts_editor_picks;
--> statement-breakpoint
CREATE INDEX posts_editor_picks ON posts (site, pick_position, published_at DESC, id DESC)
  WHERE status = 'published' AND editor_pick;
--> statement-breakpoint
-- A post that leaves its site is no pick of it, also when it returns.
CREATE FUNCTION end_editors_pick() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.editor_pick := false;
  new.pick_position := NULL;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_end_pick BEFORE UPDATE ON posts FOR EACH ROW
  WHEN (old.status = 'published' AND new.editor_pick
    AND (new.status <> 'published' OR new.site IS DISTINCT FROM old.site))
  EXECUTE FUNCTION end_editors_pick();
--> statement-breakpoint
-- Responses to a former key are stored with the tags of both keys; of a post, with that of its id.
CREATE FUNCTION purge_redirect() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM purge_tags(ARRAY[CASE WHEN old.kind = 'post' THEN 'post:' || old.target_id
    ELSE old.kind || ':' || old.site || '/' || tag_key(old.key) END]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER redirects_purge AFTER DELETE ON redirects FOR EACH ROW EXECUTE FUNCTION purge_redirect();
