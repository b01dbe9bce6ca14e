-- Search finds captions of image and video blocks. This migration locks no table. Rows that were indexed before it have
-- form 1 or 2: the api indexes them again while it runs (api/src/reading/search/indexing).

-- Titles of gallery pictures are plain text. They come last, because a `<` in them would hide the HTML that follows.
CREATE OR REPLACE FUNCTION search_vector(p posts) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.english', names.words), 'A')
    || setweight(to_tsvector('pg_catalog.english', index_words(p.subtitle)), 'B')
    || setweight(to_tsvector('pg_catalog.english', index_words(p.summary)), 'C')
    || setweight(to_tsvector('pg_catalog.english', index_words(module_texts(p.modules, '$[*].title'))), 'C')
    || setweight(to_tsvector('pg_catalog.english', index_words(p.content)), 'D')
    || setweight(to_tsvector('pg_catalog.english', index_words(module_texts(p.modules, '$[*].content'))), 'D')
    || setweight(to_tsvector('pg_catalog.english', index_words(
         concat_ws(' ', p.image_caption, module_texts(p.modules, '$[*].imageCaption'),
           module_texts(p.modules, '$[*].images[*].title')))), 'D')
    || coalesce((SELECT string_agg(format('''%s'':1C', named.id), ' ')::tsvector FROM (
         SELECT 'author:' || p.author_id WHERE p.author_id IS NOT NULL
         UNION ALL SELECT 'tag:' || t.tag_id FROM post_tag t WHERE t.post_id = p.id
       ) AS named (id)), '')
    || array_to_tsvector(array_remove(ARRAY[
         'site:' || p.site, 'type:' || p.post_type, 'category:' || p.category_id, 'channel:' || p.channel_id,
         CASE WHEN p.editor_pick THEN 'editorPick' END], NULL))
    || array_to_tsvector(ARRAY(
         SELECT DISTINCT 'name:' || left(word, 100) FROM unnest(
           tsvector_to_array(to_tsvector('pg_catalog.english', names.words))
           || tsvector_to_array(to_tsvector('pg_catalog.simple', names.words))) AS word))
  FROM (SELECT index_words(CASE WHEN p.title = p.name THEN p.name ELSE p.name || ' ' || p.title END)) AS names (words)
$$;
--> statement-breakpoint
-- Spelling suggestions know the words of captions and galleries, because search finds these words.
CREATE OR REPLACE FUNCTION add_search_words(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (site, word)
    SELECT DISTINCT p.site, word
    FROM posts p
    LEFT JOIN users u ON u.id = p.author_id,
    LATERAL (SELECT string_agg(t.name, ' ') FROM post_tag pt JOIN tags t ON t.id = pt.tag_id WHERE pt.post_id = p.id)
      AS tagged (names),
    LATERAL suggestible_words(left(concat_ws(' ', p.name, p.title, p.subtitle, p.summary, u.first_name,
      u.last_name, tagged.names, p.content, module_texts(p.modules, '$[*].title'),
      module_texts(p.modules, '$[*].content'), p.image_caption, module_texts(p.modules, '$[*].imageCaption'),
      module_texts(p.modules, '$[*].images[*].title')), 200000)) AS word
    WHERE p.id = ANY (ids) AND p.status = 'published'
    ORDER BY 1, 2
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_posts(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM post_search s WHERE s.post_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM posts p WHERE p.id = s.post_id AND p.status = 'published');
  INSERT INTO post_search (post_id, published_at, search, form)
    SELECT p.id, p.published_at, search_vector(p) || time_words(p.published_at), 3 FROM posts p
    WHERE p.id = ANY (ids) AND p.status = 'published' ORDER BY p.id
  ON CONFLICT (post_id) DO UPDATE SET published_at = excluded.published_at, search = excluded.search, form = excluded.form;
$$;
