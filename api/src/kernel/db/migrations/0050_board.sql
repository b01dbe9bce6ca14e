-- The board lists posts in every state. Its table is narrow, because each call reads much of it, and is kept by triggers
-- for every client. docs/decisions/161-the-board-reads-a-narrow-table.md
CREATE TABLE board_posts (
  post_id bigint PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
  name text NOT NULL,
  site text,
  sites text[] NOT NULL,
  status text NOT NULL,
  is_live boolean NOT NULL,
  is_in_trash boolean NOT NULL,
  author_id bigint,
  editor_id bigint,
  category_id bigint,
  channel_id bigint,
  draft_tags text[],
  planned_at timestamp (3) with time zone,
  edited_at timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX board_posts_edited ON board_posts (edited_at, post_id);
--> statement-breakpoint
CREATE INDEX board_posts_planned ON board_posts (planned_at, post_id) WHERE planned_at IS NOT NULL;
--> statement-breakpoint
-- Posts of all statuses are counted in each response. This index is small, because few pairs differ.
CREATE INDEX board_posts_counted ON board_posts (status, sites) WHERE NOT is_in_trash;
--> statement-breakpoint
CREATE INDEX board_posts_author ON board_posts (author_id);
--> statement-breakpoint
CREATE INDEX board_posts_editor ON board_posts (editor_id);
--> statement-breakpoint
CREATE INDEX board_posts_category ON board_posts (category_id);
--> statement-breakpoint
CREATE INDEX board_posts_channel ON board_posts (channel_id);
--> statement-breakpoint
-- Words of texts that post_search lacks: posts that are not live, and unpublished changes.
CREATE TABLE board_search (
  post_id bigint PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
  search tsvector NOT NULL
);
--> statement-breakpoint
CREATE INDEX board_search_search ON board_search USING gin (search);
--> statement-breakpoint
-- The board filters posts in every state by tag. The other indexes of tags have published posts alone.
CREATE INDEX post_tag_tag ON post_tag (tag_id);
--> statement-breakpoint
CREATE FUNCTION refresh_board(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO board_posts (post_id, name, site, sites, status, is_live, is_in_trash, author_id, editor_id, category_id,
      channel_id, draft_tags, planned_at, edited_at)
    SELECT p.id, coalesce(nullif(w.fields->>'name', ''), p.name), coalesce(w.fields->>'site', p.site),
      ARRAY(SELECT DISTINCT one FROM unnest(ARRAY[p.site, w.fields->>'site', r.site]) AS one
        WHERE one IS NOT NULL ORDER BY one),
      CASE WHEN w.status IS NULL OR p.status <> 'published' OR w.status = 'draft' THEN p.status ELSE w.status END,
      p.status = 'published', p.deleted_at IS NOT NULL, p.author_id, r.claimed_by,
      CASE WHEN w.post_id IS NULL THEN p.category_id
        ELSE (SELECT c.id FROM categories c WHERE c.site = w.fields->>'site' AND c.key = w.fields->>'category') END,
      CASE WHEN w.post_id IS NULL THEN p.channel_id
        ELSE (SELECT c.id FROM channels c WHERE c.site = w.fields->>'site' AND c.key = w.fields->>'channel') END,
      (SELECT array_agg(fold_words(tag->>'name')) FROM jsonb_array_elements(
        CASE jsonb_typeof(coalesce(w.fields->'tags', p.draft_tags)) WHEN 'array'
          THEN coalesce(w.fields->'tags', p.draft_tags) ELSE '[]' END) AS tag),
      CASE p.status WHEN 'scheduled' THEN p.publish_at WHEN 'published' THEN p.published_at END,
      coalesce(w.modified_at, p.modified_at)
    FROM posts p
    LEFT JOIN working_copies w ON w.post_id = p.id
    LEFT JOIN reviews r ON r.post_id = p.id
    WHERE p.id = ANY (ids) ORDER BY p.id
  ON CONFLICT (post_id) DO UPDATE SET name = excluded.name, site = excluded.site, sites = excluded.sites,
    status = excluded.status, is_live = excluded.is_live, is_in_trash = excluded.is_in_trash,
    author_id = excluded.author_id, editor_id = coalesce(excluded.editor_id, board_posts.editor_id),
    category_id = excluded.category_id, channel_id = excluded.channel_id, draft_tags = excluded.draft_tags,
    planned_at = excluded.planned_at, edited_at = excluded.edited_at
  WHERE board_posts IS DISTINCT FROM excluded
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_board_search(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM board_search s WHERE s.post_id = ANY (ids) AND EXISTS (
    SELECT FROM posts p WHERE p.id = s.post_id AND p.status = 'published'
      AND NOT EXISTS (SELECT FROM working_copies w WHERE w.post_id = p.id));
  INSERT INTO board_search (post_id, search)
    SELECT t.id,
      setweight(to_tsvector('pg_catalog.english', index_words(concat_ws(' ', t.name, t.title))), 'A')
      || to_tsvector('pg_catalog.english', index_words(concat_ws(' ', t.subtitle, t.summary)))
      || to_tsvector('pg_catalog.english', index_words(t.content))
      || to_tsvector('pg_catalog.english', index_words(concat_ws(' ', module_texts(t.modules, '$[*].title'),
        module_texts(t.modules, '$[*].content'))))
    FROM (
      SELECT p.id, coalesce(w.fields->>'name', p.name) AS name, coalesce(w.fields->>'title', p.title) AS title,
        coalesce(w.fields->>'subtitle', p.subtitle) AS subtitle, coalesce(w.fields->>'summary', p.summary) AS summary,
        coalesce(w.fields->>'content', p.content) AS content, coalesce(w.fields->'modules', p.modules) AS modules
      FROM posts p LEFT JOIN working_copies w ON w.post_id = p.id
      WHERE p.id = ANY (ids) AND (p.status <> 'published' OR w.post_id IS NOT NULL)
    ) AS t ORDER BY t.id
  ON CONFLICT (post_id) DO UPDATE SET search = excluded.search
$$;
--> statement-breakpoint
CREATE FUNCTION follow_posts_for_board() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint[];
  worded bigint[];
BEGIN
  IF tg_op = 'INSERT' THEN
    SELECT array_agg(a.id ORDER BY a.id) INTO changed FROM added a;
    worded := changed;
  ELSE
    SELECT array_agg(a.id ORDER BY a.id) INTO changed FROM added a JOIN removed r USING (id)
      WHERE (a.status, a.site, a.name, a.author_id, a.category_id, a.channel_id, a.draft_tags, a.published_at,
          a.publish_at, a.modified_at, a.deleted_at)
        IS DISTINCT FROM (r.status, r.site, r.name, r.author_id, r.category_id, r.channel_id, r.draft_tags,
          r.published_at, r.publish_at, r.modified_at, r.deleted_at);
    SELECT array_agg(a.id ORDER BY a.id) INTO worded FROM added a JOIN removed r USING (id)
      WHERE (a.status, a.name, a.title, a.subtitle, a.summary, a.content, a.modules)
        IS DISTINCT FROM (r.status, r.name, r.title, r.subtitle, r.summary, r.content, r.modules);
  END IF;
  IF changed IS NOT NULL THEN PERFORM refresh_board(changed); END IF;
  IF worded IS NOT NULL THEN PERFORM refresh_board_search(worded); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_board_added AFTER INSERT ON posts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_posts_for_board();
--> statement-breakpoint
CREATE TRIGGER posts_board_changed AFTER UPDATE ON posts
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_posts_for_board();
--> statement-breakpoint
-- Changes of a published post and its review concern one row at a time.
CREATE FUNCTION follow_changes_for_board() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  id bigint := CASE tg_op WHEN 'DELETE' THEN old.post_id ELSE new.post_id END;
BEGIN
  PERFORM refresh_board(ARRAY[id]);
  IF tg_table_name = 'working_copies' THEN PERFORM refresh_board_search(ARRAY[id]); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER working_copies_board AFTER INSERT OR UPDATE OR DELETE ON working_copies
  FOR EACH ROW EXECUTE FUNCTION follow_changes_for_board();
--> statement-breakpoint
CREATE TRIGGER reviews_board_changed AFTER UPDATE ON reviews FOR EACH ROW
  WHEN ((old.site, old.status, old.claimed_by) IS DISTINCT FROM (new.site, new.status, new.claimed_by))
  EXECUTE FUNCTION follow_changes_for_board();
--> statement-breakpoint
CREATE TRIGGER reviews_board_added AFTER INSERT OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION follow_changes_for_board();
--> statement-breakpoint
-- Tells open boards which post to read again, and the sites on whose boards it is or was. A save of a draft that shows in
-- nothing but its time tells nobody, because drafts are saved every few seconds.
CREATE FUNCTION tell_boards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  id bigint := CASE tg_op WHEN 'DELETE' THEN old.post_id ELSE new.post_id END;
  sites text[] := '{}';
BEGIN
  IF tg_op <> 'INSERT' THEN sites := sites || old.sites; END IF;
  IF tg_op <> 'DELETE' THEN sites := sites || new.sites; END IF;
  PERFORM pg_notify('marquee_board', json_build_object('id', id::text,
    'sites', ARRAY(SELECT DISTINCT site FROM unnest(sites) AS site ORDER BY site))::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER board_posts_told AFTER INSERT OR DELETE ON board_posts FOR EACH ROW EXECUTE FUNCTION tell_boards();
--> statement-breakpoint
CREATE TRIGGER board_posts_changes_told AFTER UPDATE ON board_posts FOR EACH ROW
  WHEN ((old.name, old.site, old.sites, old.status, old.is_live, old.is_in_trash, old.author_id, old.editor_id,
      old.category_id, old.channel_id, old.draft_tags, old.planned_at)
    IS DISTINCT FROM (new.name, new.site, new.sites, new.status, new.is_live, new.is_in_trash, new.author_id,
      new.editor_id, new.category_id, new.channel_id, new.draft_tags, new.planned_at))
  EXECUTE FUNCTION tell_boards();
--> statement-breakpoint
-- The triggers would send a notification for each post, so the rows are written without them.
ALTER TABLE board_posts DISABLE TRIGGER USER;
--> statement-breakpoint
SELECT refresh_board(ARRAY(SELECT id FROM posts));
--> statement-breakpoint
UPDATE board_posts b SET editor_id = a.actor_id FROM (
  SELECT DISTINCT ON (subject_id) subject_id::bigint AS post_id, actor_id FROM audit
  WHERE subject = 'post' AND action IN ('claim', 'takeOver') AND subject_id ~ '^[0-9]{1,18}$'
  ORDER BY subject_id, id DESC
) AS a WHERE a.post_id = b.post_id;
--> statement-breakpoint
ALTER TABLE board_posts ENABLE TRIGGER USER;
--> statement-breakpoint
SELECT refresh_board_search(ARRAY(SELECT id FROM posts WHERE status <> 'published' UNION SELECT post_id FROM working_copies));
