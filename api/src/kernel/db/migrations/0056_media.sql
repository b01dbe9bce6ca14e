-- Pictures that the editors of a site share. docs/decisions/169-the-library-reads-a-table-of-uses.md
CREATE TABLE media_items (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  site text NOT NULL,
  public_id text NOT NULL REFERENCES uploads (public_id),
  original text NOT NULL,
  title text NOT NULL,
  file_name text NOT NULL,
  credit text NOT NULL,
  rights text NOT NULL,
  alt_text text,
  focus jsonb,
  last_day date,
  is_for_writers boolean NOT NULL,
  words text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  added_by bigint REFERENCES users (id) ON DELETE SET NULL,
  added_at timestamp (3) with time zone NOT NULL,
  CONSTRAINT media_items_original UNIQUE (site, original)
);
--> statement-breakpoint
CREATE INDEX media_items_site ON media_items (site, id);
--> statement-breakpoint
CREATE INDEX media_items_picture ON media_items (public_id);
--> statement-breakpoint
CREATE INDEX media_items_added_by ON media_items (added_by) WHERE added_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX media_items_last_day ON media_items (last_day) WHERE last_day IS NOT NULL;
--> statement-breakpoint
-- Replacements of a picture in all posts of a site. A replacement without a `finished_at` has posts left.
CREATE TABLE media_replacements (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  site text NOT NULL,
  from_id bigint NOT NULL REFERENCES media_items (id) ON DELETE CASCADE,
  to_id bigint NOT NULL REFERENCES media_items (id) ON DELETE CASCADE,
  texts jsonb,
  actor_id bigint REFERENCES users (id) ON DELETE SET NULL,
  at timestamp (3) with time zone NOT NULL,
  finished_at timestamp (3) with time zone,
  undone_at timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX media_replacements_from ON media_replacements (from_id, id);
--> statement-breakpoint
CREATE INDEX media_replacements_to ON media_replacements (to_id);
--> statement-breakpoint
CREATE INDEX media_replacements_actor ON media_replacements (actor_id) WHERE actor_id IS NOT NULL;
--> statement-breakpoint
-- A picture has at most one replacement with posts left.
CREATE UNIQUE INDEX media_replacements_open ON media_replacements (from_id)
  WHERE finished_at IS NULL AND undone_at IS NULL;
--> statement-breakpoint
CREATE TABLE media_replaced_posts (
  replacement_id bigint NOT NULL REFERENCES media_replacements (id) ON DELETE CASCADE,
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  former jsonb NOT NULL,
  is_undone boolean NOT NULL DEFAULT false,
  CONSTRAINT media_replaced_posts_key PRIMARY KEY (replacement_id, post_id)
);
--> statement-breakpoint
CREATE INDEX media_replaced_posts_post ON media_replaced_posts (post_id);
--> statement-breakpoint
-- Uploads in posts and in unpublished changes, kept by triggers for every client. `original` is the picture from which
-- an edited one was made, and else the picture itself.
CREATE TABLE picture_uses (
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  is_change boolean NOT NULL,
  public_id text NOT NULL,
  place text NOT NULL,
  original text NOT NULL,
  site text,
  CONSTRAINT picture_uses_key PRIMARY KEY (post_id, is_change, public_id, place)
);
--> statement-breakpoint
CREATE INDEX picture_uses_original ON picture_uses (original, site);
--> statement-breakpoint
CREATE FUNCTION pictures_of(image jsonb, feature jsonb, modules jsonb, content text)
RETURNS TABLE (public_id text, place text) LANGUAGE sql STABLE AS $$
  WITH blocks AS (
    SELECT module FROM jsonb_array_elements(CASE WHEN jsonb_typeof(modules) = 'array' THEN modules ELSE '[]' END) AS module
  ),
  texts AS (
    SELECT content AS html UNION ALL SELECT module->>'content' FROM blocks
  )
  SELECT image->>'public_id', 'lead' WHERE image->>'public_id' LIKE 'uploads/%'
  UNION
  SELECT feature->'image'->>'public_id', 'feature' WHERE feature->'image'->>'public_id' LIKE 'uploads/%'
  UNION
  SELECT module->'image'->>'public_id', 'body' FROM blocks WHERE module->'image'->>'public_id' LIKE 'uploads/%'
  UNION
  SELECT picture->>'public_id', 'gallery' FROM blocks,
    jsonb_array_elements(CASE WHEN jsonb_typeof(module->'images') = 'array' THEN module->'images' ELSE '[]' END) AS picture
    WHERE picture->>'public_id' LIKE 'uploads/%' AND picture->>'url' IS NULL
  UNION
  SELECT found[1], 'body' FROM texts, regexp_matches(html, '(uploads/[0-9a-f]{8}-[0-9a-f-]{27})', 'g') AS found
    WHERE strpos(html, 'uploads/') > 0
$$;
--> statement-breakpoint
CREATE FUNCTION write_picture_uses(post bigint, of_change boolean, of_site text, image jsonb, feature jsonb, modules jsonb,
  content text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM picture_uses WHERE post_id = post AND is_change = of_change;
  INSERT INTO picture_uses (post_id, is_change, public_id, place, original, site)
    SELECT post, of_change, found.public_id, found.place, coalesce(u.original, found.public_id), of_site
    FROM pictures_of(image, feature, modules, content) AS found
    LEFT JOIN uploads u ON u.public_id = found.public_id;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_uses_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND (old.site, old.image, old.special_feature, old.modules, old.content)
    IS NOT DISTINCT FROM (new.site, new.image, new.special_feature, new.modules, new.content) THEN
    RETURN NULL;
  END IF;
  PERFORM write_picture_uses(new.id, false, new.site, new.image, new.special_feature, new.modules, new.content);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_pictures AFTER INSERT OR UPDATE OF site, image, special_feature, modules, content ON posts
  FOR EACH ROW EXECUTE FUNCTION keep_uses_of_post();
--> statement-breakpoint
CREATE FUNCTION keep_uses_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    DELETE FROM picture_uses WHERE post_id = old.post_id AND is_change;
  ELSE
    PERFORM write_picture_uses(new.post_id, true, new.fields->>'site', new.fields->'image', NULL, new.fields->'modules',
      new.fields->>'content');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER working_copies_pictures AFTER INSERT OR UPDATE OF fields OR DELETE ON working_copies
  FOR EACH ROW EXECUTE FUNCTION keep_uses_of_change();
--> statement-breakpoint
INSERT INTO picture_uses (post_id, is_change, public_id, place, original, site)
  SELECT p.id, false, found.public_id, found.place, coalesce(u.original, found.public_id), p.site
  FROM posts p, pictures_of(p.image, p.special_feature, p.modules, p.content) AS found
  LEFT JOIN uploads u ON u.public_id = found.public_id;
--> statement-breakpoint
INSERT INTO picture_uses (post_id, is_change, public_id, place, original, site)
  SELECT w.post_id, true, found.public_id, found.place, coalesce(u.original, found.public_id), w.fields->>'site'
  FROM working_copies w,
    pictures_of(w.fields->'image', NULL, w.fields->'modules', w.fields->>'content') AS found
  LEFT JOIN uploads u ON u.public_id = found.public_id;
