CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
DROP INDEX "posts_search";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "search";--> statement-breakpoint
CREATE TABLE "post_search" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"site" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_site_word_pk" PRIMARY KEY("site","word")
);
--> statement-breakpoint
CREATE TABLE "purges_pending" (
	"transaction" bigint PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "post_search" ADD CONSTRAINT "post_search_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_key_not_reserved" CHECK (key <> 'list');--> statement-breakpoint
CREATE INDEX "post_search_search" ON "post_search" USING gin ("search");--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- Words as readers mean them: by their English stem, and as they are written; both without accents.
CREATE TEXT SEARCH CONFIGURATION marquee_stems (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_stems ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION marquee_words (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION marquee_words ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
--> statement-breakpoint
CREATE INDEX "users_name_words" ON "users" USING gin (to_tsvector('marquee_words', first_name || ' ' || last_name));--> statement-breakpoint
CREATE INDEX "tags_name_stems" ON "tags" USING gin (to_tsvector('marquee_stems', name));--> statement-breakpoint
-- Text of HTML for people: without its tags, and with room between words that PostgreSQL would take for a path or one
-- hyphenated word ("film/comics").
CREATE FUNCTION search_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(regexp_replace(left(html, 200000), '<[^>]*>', ' ', 'g'), '/-_', '   ')
$$;
--> statement-breakpoint
CREATE FUNCTION module_texts(modules jsonb, paths jsonpath) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(text #>> '{}', ' '), '') FROM jsonb_path_query(modules, paths) AS text
$$;
--> statement-breakpoint
-- What a post is found by. Weights: A name, B subtitle, C summary, headings, tags and author, D the text.
-- Tags and the author are there by id ("tag:7", "author:3"), so that renaming one changes no post; a search turns
-- names into ids. What a list can be narrowed to is there in the same way. "name:…" are the words of the name once
-- more, stems and spellings, to find posts by their name alone.
CREATE FUNCTION search_vector(p posts) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('marquee_stems', search_text(names.text)), 'A')
    || setweight(to_tsvector('marquee_stems', search_text(p.subtitle)), 'B')
    || setweight(to_tsvector('marquee_stems', search_text(p.summary)), 'C')
    || setweight(to_tsvector('marquee_stems', search_text(module_texts(p.modules, '$[*].title'))), 'C')
    || setweight(to_tsvector('marquee_stems', search_text(p.content)), 'D')
    || setweight(to_tsvector('marquee_stems', search_text(module_texts(p.modules, '$[*].content'))), 'D')
    || setweight(to_tsvector('marquee_stems', search_text(
         module_texts(p.modules, '$[*].images[*].title') || ' ' || coalesce(p.image_caption, ''))), 'D')
    || coalesce((SELECT string_agg(format('''%s'':1C', named.id), ' ')::tsvector FROM (
         SELECT 'author:' || p.author_id WHERE p.author_id IS NOT NULL
         UNION ALL SELECT 'tag:' || t.tag_id FROM post_tag t WHERE t.post_id = p.id
       ) AS named (id)), '')
    || array_to_tsvector(array_remove(ARRAY[
         'site:' || p.site, 'type:' || p.post_type, 'category:' || p.category_id, 'channel:' || p.channel_id,
         CASE WHEN p.editor_pick THEN 'editorPick' END], NULL))
    || array_to_tsvector(ARRAY(
         SELECT DISTINCT 'name:' || left(word, 100) FROM unnest(
           tsvector_to_array(to_tsvector('marquee_stems', search_text(names.text)))
           || tsvector_to_array(to_tsvector('marquee_words', search_text(names.text)))) AS word))
  FROM (SELECT CASE WHEN p.title = p.name THEN p.name ELSE p.name || ' ' || p.title END) AS names (text)
$$;
--> statement-breakpoint
-- Words of which a suggestion can be made: letters only, as they are written.
CREATE FUNCTION suggestible_words(text text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT word FROM unnest(tsvector_to_array(to_tsvector('marquee_words', text))) AS word
  WHERE word ~ '^[[:alpha:]]{3,30}$'
$$;
--> statement-breakpoint
-- Adds words in their order, so that two publications wait for each other instead of deadlocking.
CREATE FUNCTION add_search_words(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (site, word)
    SELECT DISTINCT p.site, word
    FROM posts p
    LEFT JOIN users u ON u.id = p.author_id,
    LATERAL (SELECT string_agg(t.name, ' ') FROM post_tag pt JOIN tags t ON t.id = pt.tag_id WHERE pt.post_id = p.id)
      AS tagged (names),
    LATERAL suggestible_words(search_text(concat_ws(' ', p.name, p.title, p.subtitle, p.summary, u.first_name,
      u.last_name, tagged.names, p.content, module_texts(p.modules, '$[*].title'),
      module_texts(p.modules, '$[*].content')))) AS word
    WHERE p.id = ANY (ids) AND p.status = 'published'
    ORDER BY 1, 2
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Brings what posts are found by up to date, whatever state they are in.
CREATE FUNCTION index_posts(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM post_search s WHERE s.post_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM posts p WHERE p.id = s.post_id AND p.status = 'published');
  INSERT INTO post_search (post_id, published_at, search)
    SELECT p.id, p.published_at, search_vector(p) FROM posts p
    WHERE p.id = ANY (ids) AND p.status = 'published' ORDER BY p.id
  ON CONFLICT (post_id) DO UPDATE SET published_at = excluded.published_at, search = excluded.search;
$$;
--> statement-breakpoint
CREATE FUNCTION follow_posts_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint[];
BEGIN
  IF tg_op = 'INSERT' THEN
    SELECT array_agg(a.id ORDER BY a.id) INTO changed FROM added a WHERE a.status = 'published';
  ELSE
    SELECT array_agg(a.id ORDER BY a.id) INTO changed FROM added a JOIN removed r USING (id)
      WHERE (a.status = 'published' OR r.status = 'published')
        AND (a.status, a.site, a.published_at, a.name, a.title, a.subtitle, a.summary, a.content, a.modules,
            a.image_caption, a.post_type, a.author_id, a.category_id, a.channel_id, a.editor_pick)
          IS DISTINCT FROM (r.status, r.site, r.published_at, r.name, r.title, r.subtitle, r.summary, r.content, r.modules,
            r.image_caption, r.post_type, r.author_id, r.category_id, r.channel_id, r.editor_pick);
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM index_posts(changed);
    PERFORM add_search_words(changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_search_added AFTER INSERT ON posts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_posts_for_search();
--> statement-breakpoint
CREATE TRIGGER posts_search_changed AFTER UPDATE ON posts
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_posts_for_search();
--> statement-breakpoint
-- The other changes of post_tag follow from changes of the post.
CREATE FUNCTION follow_post_tags_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint[];
BEGIN
  IF tg_op = 'INSERT' THEN
    SELECT array_agg(DISTINCT post_id) INTO changed FROM added WHERE published_at IS NOT NULL;
    IF changed IS NOT NULL THEN
      INSERT INTO search_words (site, word)
        SELECT DISTINCT t.site, word FROM tags t, LATERAL suggestible_words(search_text(t.name)) AS word
        WHERE t.id IN (SELECT tag_id FROM added) ORDER BY 1, 2
      ON CONFLICT DO NOTHING;
    END IF;
  ELSE
    SELECT array_agg(DISTINCT post_id) INTO changed FROM removed WHERE published_at IS NOT NULL;
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM index_posts(changed);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_tag_search_added AFTER INSERT ON post_tag
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_post_tags_for_search();
--> statement-breakpoint
CREATE TRIGGER post_tag_search_removed AFTER DELETE ON post_tag
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION follow_post_tags_for_search();
--> statement-breakpoint
CREATE FUNCTION add_words_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (site, word)
    SELECT DISTINCT t.site, word
    FROM post_totals t, LATERAL suggestible_words(search_text(new.first_name || ' ' || new.last_name)) AS word
    WHERE t.scope = 'author' AND t.scope_id = new.id AND t.post_type = '' ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_words AFTER UPDATE ON users FOR EACH ROW
  WHEN ((old.first_name, old.last_name) IS DISTINCT FROM (new.first_name, new.last_name))
  EXECUTE FUNCTION add_words_of_user();
--> statement-breakpoint
CREATE FUNCTION add_words_of_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (site, word)
    SELECT DISTINCT new.site, word FROM suggestible_words(search_text(new.name)) AS word ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tags_words AFTER UPDATE ON tags FOR EACH ROW
  WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION add_words_of_tag();
--> statement-breakpoint
SELECT index_posts(array_agg(id)), add_search_words(array_agg(id)) FROM posts WHERE status = 'published';
--> statement-breakpoint
-- A key as it stands in cache tags, which is as encodeURIComponent writes it.
CREATE FUNCTION tag_key(key text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN key ~ '^[A-Za-z0-9_.!~*''()-]*$' THEN key ELSE (
    SELECT string_agg(CASE WHEN letter ~ '^[A-Za-z0-9_.!~*''()-]$' THEN letter
      ELSE regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g') END, '' ORDER BY place)
    FROM regexp_split_to_table(key, '') WITH ORDINALITY AS letters (letter, place)
  ) END
$$;
--> statement-breakpoint
-- Purges with the commit, all tags of a transaction at once. A change of very many things purges their sites whole.
CREATE FUNCTION purge_tags(wanted text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO purges_pending AS pending (transaction, tags)
    SELECT pg_current_xact_id()::text::bigint, array_agg(DISTINCT tag) FROM unnest(wanted) AS tag
    WHERE tag IS NOT NULL HAVING count(*) > 0
  ON CONFLICT (transaction) DO UPDATE SET tags = (
    SELECT array_agg(DISTINCT tag) FROM (
      SELECT unnest(pending.tags || excluded.tags)
    ) AS gathered (tag)
  )
$$;
--> statement-breakpoint
CREATE FUNCTION send_purge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gathered text[];
  sent bigint;
BEGIN
  DELETE FROM purges_pending WHERE transaction = new.transaction RETURNING tags INTO gathered;
  IF cardinality(gathered) > 500 THEN
    SELECT array_agg(DISTINCT CASE WHEN tag = '*' THEN tag
        ELSE 'site:' || split_part(split_part(tag, ':', 2), '/', 1) END) INTO gathered
      FROM unnest(gathered) AS tag WHERE tag !~ '^(post|author):';
  END IF;
  -- One at a time, so that ids are committed in their order and "all after id" never misses one.
  PERFORM pg_advisory_xact_lock(7112002);
  INSERT INTO purges (tags) VALUES (gathered) RETURNING id INTO sent;
  DELETE FROM purges WHERE id <= sent - 1000;
  PERFORM pg_notify('marquee_purges', sent::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER purges_pending_send AFTER INSERT ON purges_pending
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION send_purge();
--> statement-breakpoint
-- Lists of a site all hang on `list:`. Where a post comes, goes or moves, other posts' pages change what they show as
-- related (`category:`, and `tag:` by way of post_tag), and an author may begin or cease to be one (`author:`).
CREATE FUNCTION tags_of_post(p posts, comes_or_goes boolean) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT 'post:' || p.id
  UNION ALL SELECT 'list:' || p.site
  UNION ALL SELECT 'category:' || c.site || '/' || tag_key(c.key) FROM categories c
    WHERE comes_or_goes AND c.id = p.category_id
  UNION ALL SELECT 'author:' || tag_key(u.key) FROM users u
    WHERE comes_or_goes AND u.id = p.author_id AND NOT EXISTS (
      SELECT FROM posts o WHERE o.author_id = p.author_id AND o.status = 'published' AND o.id <> p.id)
$$;
--> statement-breakpoint
CREATE FUNCTION purge_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM purge_tags(array_agg(DISTINCT tag)) FROM added a, tags_of_post(a, true) AS tag WHERE a.status = 'published';
  ELSIF tg_op = 'DELETE' THEN
    PERFORM purge_tags(array_agg(DISTINCT tag)) FROM removed r, tags_of_post(r, true) AS tag
      WHERE r.status = 'published';
  ELSE
    PERFORM purge_tags(array_agg(DISTINCT tag)) FROM added a JOIN removed r USING (id),
      LATERAL (SELECT (a.status, a.site, a.published_at, a.category_id, a.author_id)
        IS DISTINCT FROM (r.status, r.site, r.published_at, r.category_id, r.author_id)) AS change (moves),
      LATERAL (
        SELECT tags_of_post(a, change.moves) WHERE a.status = 'published'
        UNION ALL SELECT tags_of_post(r, change.moves) WHERE r.status = 'published'
      ) AS tags (tag)
      WHERE a.* IS DISTINCT FROM r.*;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_purge_added AFTER INSERT ON posts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION purge_posts();
--> statement-breakpoint
CREATE TRIGGER posts_purge_changed AFTER UPDATE ON posts
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION purge_posts();
--> statement-breakpoint
CREATE TRIGGER posts_purge_removed AFTER DELETE ON posts
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION purge_posts();
--> statement-breakpoint
CREATE FUNCTION purge_post_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM purge_tags(array_agg(DISTINCT tag)) FROM added a JOIN tags t ON t.id = a.tag_id,
      unnest(ARRAY['post:' || a.post_id, 'list:' || t.site, 'tag:' || t.site || '/' || tag_key(t.key)]) AS tag
      WHERE a.published_at IS NOT NULL;
  ELSE
    PERFORM purge_tags(array_agg(DISTINCT tag)) FROM removed r LEFT JOIN tags t ON t.id = r.tag_id,
      unnest(ARRAY['post:' || r.post_id, 'list:' || r.site, 'tag:' || t.site || '/' || tag_key(t.key)]) AS tag
      WHERE r.published_at IS NOT NULL;
  END IF;
  IF tg_op = 'UPDATE' THEN
    PERFORM purge_tags(array_agg(DISTINCT tag)) FROM added a JOIN tags t ON t.id = a.tag_id,
      unnest(ARRAY['post:' || a.post_id, 'list:' || t.site, 'tag:' || t.site || '/' || tag_key(t.key)]) AS tag
      WHERE a.published_at IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_tag_purge_added AFTER INSERT ON post_tag
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION purge_post_tags();
--> statement-breakpoint
CREATE TRIGGER post_tag_purge_changed AFTER UPDATE ON post_tag
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION purge_post_tags();
--> statement-breakpoint
CREATE TRIGGER post_tag_purge_removed AFTER DELETE ON post_tag
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION purge_post_tags();
--> statement-breakpoint
-- Categories are in the frame of every page of their site, so a new one concerns the whole site; so does a new channel.
CREATE FUNCTION purge_taxon() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := tg_argv[0];
BEGIN
  IF tg_op = 'INSERT' THEN
    PERFORM purge_tags(ARRAY['site:' || new.site]);
  ELSIF tg_op = 'DELETE' THEN
    PERFORM purge_tags(ARRAY['list:' || old.site, kind || ':' || old.site || '/' || tag_key(old.key)]);
  ELSIF (old.site, old.key) IS DISTINCT FROM (new.site, new.key) THEN
    PERFORM purge_tags(ARRAY['site:' || old.site, 'site:' || new.site]);
  ELSIF old IS DISTINCT FROM new THEN
    PERFORM purge_tags(ARRAY[kind || ':' || new.site || '/' || tag_key(new.key)]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_purge AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH ROW EXECUTE FUNCTION purge_taxon('category');
--> statement-breakpoint
CREATE TRIGGER channels_purge AFTER INSERT OR UPDATE OR DELETE ON channels
  FOR EACH ROW EXECUTE FUNCTION purge_taxon('channel');
--> statement-breakpoint
CREATE FUNCTION purge_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old IS NOT DISTINCT FROM new THEN RETURN NULL; END IF;
  IF tg_op <> 'INSERT' THEN
    PERFORM purge_tags(ARRAY['list:' || old.site, 'tag:' || old.site || '/' || tag_key(old.key)]);
  END IF;
  IF tg_op <> 'DELETE' THEN
    PERFORM purge_tags(ARRAY['list:' || new.site, 'tag:' || new.site || '/' || tag_key(new.key)]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tags_purge AFTER INSERT OR UPDATE OR DELETE ON tags FOR EACH ROW EXECUTE FUNCTION purge_tag();
--> statement-breakpoint
-- Of a person only what readers see counts. Searches find posts by their author's name, and lists by the author's key.
CREATE FUNCTION purge_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM purge_tags(ARRAY['author:' || tag_key(old.key)]);
  IF tg_op = 'UPDATE' THEN
    PERFORM purge_tags(ARRAY['author:' || tag_key(new.key)]);
    IF (old.key, old.first_name, old.last_name) IS DISTINCT FROM (new.key, new.first_name, new.last_name) THEN
      PERFORM purge_tags(array_agg('list:' || t.site)) FROM post_totals t
        WHERE t.scope = 'author' AND t.scope_id = new.id AND t.post_type = '' AND t.total > 0;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_purge_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN ((old.key, old.first_name, old.last_name, old.bio, old.summary, old.image)
    IS DISTINCT FROM (new.key, new.first_name, new.last_name, new.bio, new.summary, new.image))
  EXECUTE FUNCTION purge_author();
--> statement-breakpoint
CREATE TRIGGER users_purge_removed AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION purge_author();
--> statement-breakpoint
CREATE FUNCTION purge_promo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    PERFORM purge_tags(ARRAY['promo:' || old.site]);
  END IF;
  IF tg_op <> 'DELETE' THEN
    PERFORM purge_tags(ARRAY['promo:' || new.site]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER promos_purge AFTER INSERT OR UPDATE OR DELETE ON promos FOR EACH ROW EXECUTE FUNCTION purge_promo();
--> statement-breakpoint
CREATE FUNCTION purge_everything() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM purge_tags('{*}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_purge_all AFTER TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION purge_everything();
--> statement-breakpoint
CREATE TRIGGER post_tag_purge_all AFTER TRUNCATE ON post_tag FOR EACH STATEMENT EXECUTE FUNCTION purge_everything();
--> statement-breakpoint
CREATE TRIGGER categories_purge_all AFTER TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION purge_everything();
--> statement-breakpoint
CREATE TRIGGER channels_purge_all AFTER TRUNCATE ON channels FOR EACH STATEMENT EXECUTE FUNCTION purge_everything();
--> statement-breakpoint
CREATE TRIGGER tags_purge_all AFTER TRUNCATE ON tags FOR EACH STATEMENT EXECUTE FUNCTION purge_everything();
--> statement-breakpoint
CREATE TRIGGER users_purge_all AFTER TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION purge_everything();
--> statement-breakpoint
CREATE TRIGGER promos_purge_all AFTER TRUNCATE ON promos FOR EACH STATEMENT EXECUTE FUNCTION purge_everything();
