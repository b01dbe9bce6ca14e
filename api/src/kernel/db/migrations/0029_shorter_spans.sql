-- The test for more matches than are counted reads three months; the newest thousand, which are listed, mostly lie in this one alone.
-- The queries are subselects, so that each call is not planned anew by the words' statistics.
CREATE OR REPLACE FUNCTION newest_span(wanted tsquery, enough int, at timestamptz) RETURNS tsquery LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET work_mem = '32MB' SET jit = off AS $$
DECLARE
  step record;
  found int;
BEGIN
  -- Without a word of its own, a search would find all posts of a span.
  IF numnode(wanted) = 0 THEN RETURN NULL; END IF;
  FOR step IN
    SELECT months, string_agg(quote_literal(word), ' | ')::tsquery AS span FROM (
      SELECT months, to_char(at AT TIME ZONE 'UTC' - ago * interval '1 month', '"month:"YYYY-MM') AS word
        FROM unnest(ARRAY[1, 3]) AS months, generate_series(0, months - 1) AS ago
      UNION ALL
      SELECT 12 * years, to_char(at AT TIME ZONE 'UTC' - ago * interval '1 year', '"year:"YYYY')
        FROM unnest(ARRAY[2, 8]) AS years, generate_series(0, years - 1) AS ago
    ) AS words GROUP BY months ORDER BY months
  LOOP
    found := (SELECT count(*) FROM (
      SELECT FROM post_search WHERE search @@ (SELECT wanted && step.span) LIMIT enough + 1) AS newest);
    IF found > enough THEN RETURN step.span; END IF;
    -- Longer spans hardly have enough of a word that is so rare in three months, and all posts with it are soon read.
    EXIT WHEN step.months >= 3 AND found <= enough / 1000;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- `find_posts` with the words alone (`plain`, `plain_named`; null where they are the same): where more posts have those than are counted,
-- nothing else is looked for.
CREATE FUNCTION find_posts(
  plain tsquery, plain_named tsquery, wanted tsquery, exact tsquery, named tsquery, scored tsquery,
  since timestamptz, until timestamptz, ranked int, listed int, checked int, counted int
) RETURNS TABLE (total int, has_more boolean, ids bigint[]) LANGUAGE sql STABLE
SET enable_seqscan = off SET work_mem = '32MB' SET jit = off AS $$
  WITH limits AS MATERIALIZED (
    SELECT CASE WHEN exact IS NULL THEN greatest(counted, listed) ELSE checked END AS enough, now() AS at
    -- A span of time in the search bounds it by itself.
    WHERE since IS NULL AND until IS NULL
  ),
  plain_spans AS MATERIALIZED (
    SELECT newest_span(plain, enough, at) AS span FROM limits WHERE plain IS NOT NULL
  ),
  common AS MATERIALIZED (
    -- The newest that are listed lie in a shorter span than all that are counted.
    SELECT plain && newest_span(plain, listed, at) AS wanted, plain_named AS named
    FROM limits WHERE (SELECT span FROM plain_spans) IS NOT NULL
    UNION ALL
    SELECT wanted && CASE
        -- A phrase is looked for in all that are counted. With a beginning, each look at the index reads all posts with it.
        WHEN exact IS NOT NULL OR wanted::text LIKE '%:*%' THEN span
        ELSE newest_span(wanted, listed, at)
      END, named
    FROM limits, LATERAL (SELECT newest_span(wanted, enough, at) AS span OFFSET 0) AS spans
    WHERE (SELECT span FROM plain_spans) IS NULL AND span IS NOT NULL
  ),
  queries AS MATERIALIZED (
    SELECT q.wanted, coalesce(q.named && (SELECT newest_span(q.named, ranked, at) FROM limits), q.named) AS named, is_common
    FROM (
      SELECT c.wanted, c.named, true AS is_common FROM common c
      UNION ALL SELECT wanted, named, false WHERE NOT EXISTS (SELECT FROM common)
    ) AS q
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
  counts AS (
    SELECT (SELECT count(*) FROM candidates) AS candidates, (SELECT count(*) FROM matches)::int AS matches,
      (SELECT q.is_common FROM queries q) AS is_common
  )
  SELECT greatest(
      CASE WHEN exact IS NOT NULL THEN counts.matches WHEN is_common THEN counted ELSE least(counts.matches, counted) END,
      cardinality(shown.ids)
    ),
    is_common OR counts.candidates > CASE WHEN exact IS NULL THEN counted ELSE checked END,
    shown.ids
  FROM shown, counts
$$;
--> statement-breakpoint
-- For processes of the version before, while both run.
CREATE OR REPLACE FUNCTION find_posts(
  wanted tsquery, exact tsquery, named tsquery, scored tsquery, since timestamptz, until timestamptz,
  ranked int, listed int, checked int, counted int
) RETURNS TABLE (total int, has_more boolean, ids bigint[]) LANGUAGE sql STABLE AS $$
  SELECT * FROM find_posts(NULL, NULL, wanted, exact, named, scored, since, until, ranked, listed, checked, counted)
$$;
