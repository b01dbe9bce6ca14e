-- Pictures have a credit apart from the caption: the lead picture in a column, all others in the modules. Search finds
-- the words of credits. No post has a credit yet, so nothing is indexed again.
ALTER TABLE posts ADD COLUMN image_credit text;
--> statement-breakpoint
-- Credits are plain text, and have a part of their own, because a `<` in a title would hide what follows.
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
    || setweight(to_tsvector('pg_catalog.english', index_words(
         concat_ws(' ', p.image_credit, module_texts(p.modules, '$[*].imageCredit'),
           module_texts(p.modules, '$[*].images[*].credit')))), 'D')
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
      p.image_credit, module_texts(p.modules, '$[*].imageCredit'), module_texts(p.modules, '$[*].images[*].credit'),
      module_texts(p.modules, '$[*].images[*].title')), 200000)) AS word
    WHERE p.id = ANY (ids) AND p.status = 'published'
    ORDER BY 1, 2
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_posts_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint[];
BEGIN
  IF tg_op = 'INSERT' THEN
    SELECT array_agg(a.id ORDER BY a.id) INTO changed FROM added a WHERE a.status = 'published';
  ELSE
    SELECT array_agg(a.id ORDER BY a.id) INTO changed FROM added a JOIN removed r USING (id)
      WHERE (a.status = 'published' OR r.status = 'published')
        AND (a.status, a.site, a.published_at, a.name, a.title, a.subtitle, a.summary, a.content, a.modules,
            a.image_caption, a.image_credit, a.post_type, a.author_id, a.category_id, a.channel_id, a.editor_pick)
          IS DISTINCT FROM (r.status, r.site, r.published_at, r.name, r.title, r.subtitle, r.summary, r.content, r.modules,
            r.image_caption, r.image_credit, r.post_type, r.author_id, r.category_id, r.channel_id, r.editor_pick);
  END IF;
  IF changed IS NOT NULL THEN
    PERFORM index_posts(changed);
    PERFORM add_search_words(changed);
  END IF;
  RETURN NULL;
END $$;
