-- Months and years of publication are words of a post, so that a search for a common word reads the newest posts only (decision 100).
CREATE FUNCTION time_words(at timestamptz) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY[
    to_char(at AT TIME ZONE 'UTC', '"month:"YYYY-MM'), to_char(at AT TIME ZONE 'UTC', '"year:"YYYY')])
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_posts(ids bigint[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM post_search s WHERE s.post_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM posts p WHERE p.id = s.post_id AND p.status = 'published');
  INSERT INTO post_search (post_id, published_at, search)
    SELECT p.id, p.published_at, search_vector(p) || time_words(p.published_at) FROM posts p
    WHERE p.id = ANY (ids) AND p.status = 'published' ORDER BY p.id
  ON CONFLICT (post_id) DO UPDATE SET published_at = excluded.published_at, search = excluded.search;
$$;
--> statement-breakpoint
UPDATE post_search SET search = search || time_words(published_at);
--> statement-breakpoint
-- The words of the last three months, two years or eight years before `at`, whichever has more than `enough` matches first;
-- null if none has: then all posts are to be searched. Each step costs what it finds, `enough` at most in the table.
CREATE FUNCTION newest_span(wanted tsquery, enough int, at timestamptz) RETURNS tsquery LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET work_mem = '32MB' SET jit = off AS $$
DECLARE
  span tsquery;
BEGIN
  -- Without a word of its own, a search would find all posts of a span.
  IF numnode(wanted) = 0 THEN RETURN NULL; END IF;
  FOR span IN
    SELECT string_agg(quote_literal(word), ' | ')::tsquery FROM (
      SELECT 1 AS step, to_char(at AT TIME ZONE 'UTC' - ago * interval '1 month', '"month:"YYYY-MM') AS word
        FROM generate_series(0, 2) AS ago
      UNION ALL
      SELECT step, to_char(at AT TIME ZONE 'UTC' - ago * interval '1 year', '"year:"YYYY')
        FROM (VALUES (2, 1), (3, 7)) AS steps (step, years), generate_series(0, years) AS ago
    ) AS words GROUP BY step ORDER BY step
  LOOP
    IF (SELECT count(*) > enough FROM (
      SELECT FROM post_search WHERE search @@ (wanted && span) LIMIT enough + 1) AS found) THEN RETURN span; END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- `search_posts` with a bound: matches are counted up to `counted`, and `has_more` says whether there are more. It stays for
-- processes of the version before, while both run.
CREATE FUNCTION find_posts(
  wanted tsquery, exact tsquery, named tsquery, scored tsquery, since timestamptz, until timestamptz,
  ranked int, listed int, checked int, counted int
) RETURNS TABLE (total int, has_more boolean, ids bigint[]) LANGUAGE sql STABLE
SET enable_seqscan = off SET work_mem = '32MB' SET jit = off AS $$
  WITH queries AS MATERIALIZED (
    SELECT coalesce(wanted && newest_span(wanted, enough, now()), wanted) AS wanted,
      coalesce(named && newest_span(named, ranked, now()), named) AS named
    FROM (SELECT CASE WHEN exact IS NULL THEN greatest(counted, listed) ELSE checked END) AS needed (enough)
    -- A span of time in the search bounds it by itself.
    WHERE since IS NULL AND until IS NULL
    UNION ALL SELECT wanted, named WHERE since IS NOT NULL OR until IS NOT NULL
  ),
  candidates AS MATERIALIZED (
    SELECT post_id, published_at FROM post_search
    WHERE search @@ (SELECT q.wanted FROM queries q)
      AND (since IS NULL OR published_at >= since) AND (until IS NULL OR published_at < until)
  ),
  matches AS MATERIALIZED (
    SELECT post_id, published_at FROM candidates WHERE exact IS NULL
    UNION ALL
    SELECT post_id, s.published_at FROM (
      SELECT post_id FROM candidates WHERE exact IS NOT NULL ORDER BY published_at DESC, post_id DESC LIMIT checked
    ) AS newest_candidates JOIN post_search s USING (post_id) WHERE s.search @@ exact
  ),
  newest AS MATERIALIZED (
    SELECT post_id, published_at FROM matches ORDER BY published_at DESC, post_id DESC LIMIT listed
  ),
  by_name AS (
    SELECT post_id FROM post_search
    WHERE search @@ (SELECT q.named FROM queries q)
      AND (since IS NULL OR published_at >= since) AND (until IS NULL OR published_at < until)
    ORDER BY published_at DESC, post_id DESC LIMIT ranked
  ),
  scores AS MATERIALIZED (
    SELECT s.post_id, s.published_at,
      round((ts_rank('{0.05, 0.25, 0.5, 1}', s.search, scored) + (s.search @@ named)::int)::numeric, 2) AS score
    FROM ((SELECT post_id FROM newest ORDER BY published_at DESC, post_id DESC LIMIT ranked)
      UNION SELECT post_id FROM by_name) AS best
    JOIN post_search s USING (post_id)
    WHERE exact IS NULL OR s.search @@ exact
  ),
  shown AS MATERIALIZED (
    SELECT ARRAY(SELECT post_id FROM scores ORDER BY score DESC, published_at DESC, post_id DESC)
      || ARRAY(SELECT post_id FROM newest WHERE post_id NOT IN (SELECT post_id FROM scores)
        ORDER BY published_at DESC, post_id DESC) AS ids
  ),
  counts AS (SELECT (SELECT count(*) FROM candidates) AS candidates, (SELECT count(*) FROM matches)::int AS matches)
  SELECT greatest(CASE WHEN exact IS NULL THEN least(counts.matches, counted) ELSE counts.matches END, cardinality(shown.ids)),
    counts.candidates > CASE WHEN exact IS NULL THEN counted ELSE checked END,
    shown.ids
  FROM shown, counts
$$;
