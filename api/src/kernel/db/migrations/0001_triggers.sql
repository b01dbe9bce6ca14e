-- Tags of a post repeat its site, type and time while it is published, so that one index lists a tag's newest posts.
CREATE FUNCTION fill_post_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.site, p.post_type, p.published_at INTO new.site, new.post_type, new.published_at
    FROM posts p WHERE p.id = new.post_id AND p.status = 'published';
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_tag_fill BEFORE INSERT ON post_tag FOR EACH ROW EXECUTE FUNCTION fill_post_tag();
--> statement-breakpoint
CREATE FUNCTION follow_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status = 'published' THEN
    UPDATE post_tag SET site = new.site, post_type = new.post_type, published_at = new.published_at
      WHERE post_id = new.id;
  ELSE
    UPDATE post_tag SET site = NULL, post_type = NULL, published_at = NULL WHERE post_id = new.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_follow AFTER UPDATE ON posts FOR EACH ROW
  WHEN ((old.status, old.site, old.post_type, old.published_at)
    IS DISTINCT FROM (new.status, new.site, new.post_type, new.published_at))
  EXECUTE FUNCTION follow_post();
--> statement-breakpoint
-- The totals that a published post counts towards. Rows are added in the order of their key, so that two publications
-- wait for each other instead of deadlocking.
CREATE FUNCTION totals_of_post(p posts) RETURNS TABLE (scope text, scope_id bigint, post_type text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT t.scope, t.scope_id, k.post_type
  FROM (VALUES
    ('site', 0::bigint),
    ('category', p.category_id),
    ('channel', p.channel_id),
    ('author', p.author_id),
    ('editorPick', CASE WHEN p.editor_pick THEN 0 END)
  ) AS t (scope, scope_id), (VALUES (''), (p.post_type)) AS k (post_type)
  WHERE p.status = 'published' AND t.scope_id IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO post_totals AS total (site, scope, scope_id, post_type, total)
      SELECT a.site, t.scope, t.scope_id, t.post_type, count(*)
        FROM added a, totals_of_post(a) t GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (site, scope, scope_id, post_type) DO UPDATE SET total = total.total + excluded.total;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO post_totals AS total (site, scope, scope_id, post_type, total)
      SELECT r.site, t.scope, t.scope_id, t.post_type, -count(*)
        FROM removed r, totals_of_post(r) t GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (site, scope, scope_id, post_type) DO UPDATE SET total = total.total + excluded.total;
  ELSE
    INSERT INTO post_totals AS total (site, scope, scope_id, post_type, total)
      SELECT site, scope, scope_id, post_type, sum(change) FROM (
        SELECT a.site, t.scope, t.scope_id, t.post_type, 1 AS change FROM added a, totals_of_post(a) t
        UNION ALL
        SELECT r.site, t.scope, t.scope_id, t.post_type, -1 FROM removed r, totals_of_post(r) t
      ) AS changes GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4
      ON CONFLICT (site, scope, scope_id, post_type) DO UPDATE SET total = total.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_count_added AFTER INSERT ON posts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
--> statement-breakpoint
CREATE TRIGGER posts_count_changed AFTER UPDATE ON posts
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
--> statement-breakpoint
CREATE TRIGGER posts_count_removed AFTER DELETE ON posts
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
--> statement-breakpoint
CREATE FUNCTION count_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO post_totals AS total (site, scope, scope_id, post_type, total)
      SELECT a.site, 'tag', a.tag_id, k.post_type, count(*)
        FROM added a, LATERAL (VALUES (''), (a.post_type)) AS k (post_type)
        WHERE a.published_at IS NOT NULL GROUP BY 1, 3, 4 ORDER BY 1, 3, 4
      ON CONFLICT (site, scope, scope_id, post_type) DO UPDATE SET total = total.total + excluded.total;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO post_totals AS total (site, scope, scope_id, post_type, total)
      SELECT r.site, 'tag', r.tag_id, k.post_type, -count(*)
        FROM removed r, LATERAL (VALUES (''), (r.post_type)) AS k (post_type)
        WHERE r.published_at IS NOT NULL GROUP BY 1, 3, 4 ORDER BY 1, 3, 4
      ON CONFLICT (site, scope, scope_id, post_type) DO UPDATE SET total = total.total + excluded.total;
  ELSE
    INSERT INTO post_totals AS total (site, scope, scope_id, post_type, total)
      SELECT c.site, 'tag', c.tag_id, k.post_type, sum(c.change) FROM (
        SELECT site, tag_id, post_type, 1 AS change FROM added WHERE published_at IS NOT NULL
        UNION ALL
        SELECT site, tag_id, post_type, -1 FROM removed WHERE published_at IS NOT NULL
      ) AS c, LATERAL (VALUES (''), (c.post_type)) AS k (post_type)
        GROUP BY 1, 3, 4 HAVING sum(c.change) <> 0 ORDER BY 1, 3, 4
      ON CONFLICT (site, scope, scope_id, post_type) DO UPDATE SET total = total.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_tag_count_added AFTER INSERT ON post_tag
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_post_tags();
--> statement-breakpoint
CREATE TRIGGER post_tag_count_changed AFTER UPDATE ON post_tag
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_post_tags();
--> statement-breakpoint
CREATE TRIGGER post_tag_count_removed AFTER DELETE ON post_tag
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_post_tags();
--> statement-breakpoint
CREATE FUNCTION count_impression() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_views AS seen (post_id, day, site, views) VALUES (new.post_id, new.day, new.site, 1)
    ON CONFLICT (post_id, day) DO UPDATE SET views = seen.views + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER impressions_count AFTER INSERT ON impressions FOR EACH ROW
  WHEN (new.rejection IS NULL) EXECUTE FUNCTION count_impression();
