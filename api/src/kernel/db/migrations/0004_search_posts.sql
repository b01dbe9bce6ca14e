-- Matches of a search: how many, and the ids of those that pages can show. The newest `ranked` ones, and as many of the
-- newest that carry all words in their name, come first, by score and then by age; the others follow by age, up to
-- `listed`. `wanted` and `named` must be such that the index alone answers them: what it cannot answer, the order of words,
-- is `exact` (or null), and is looked for in the newest `checked` posts that `wanted` finds.
-- Only the index and this narrow table are read: a sequential scan would unpack the words of every post, so it is ruled
-- out whatever the planner guesses about the words.
CREATE FUNCTION search_posts(
  wanted tsquery, exact tsquery, named tsquery, scored tsquery, since timestamptz, until timestamptz,
  ranked int, listed int, checked int
) RETURNS TABLE (total int, ids bigint[]) LANGUAGE sql STABLE
SET enable_seqscan = off SET work_mem = '32MB' SET jit = off AS $$
  WITH candidates AS MATERIALIZED (
    SELECT post_id, published_at FROM post_search
    WHERE search @@ wanted AND (since IS NULL OR published_at >= since) AND (until IS NULL OR published_at < until)
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
    WHERE search @@ named AND (since IS NULL OR published_at >= since) AND (until IS NULL OR published_at < until)
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
  )
  SELECT greatest((SELECT count(*) FROM matches)::int, cardinality(shown.ids)), shown.ids FROM shown
$$;
