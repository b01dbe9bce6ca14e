-- Addresses of pictures at other hosts that a post names. The image endpoint fetches these and no others.
CREATE FUNCTION foreign_pictures(modules jsonb, video_data jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(
    SELECT address FROM pg_catalog.jsonb_array_elements_text(
      pg_catalog.jsonb_path_query_array(modules, '$[*].images[*].url')
      || pg_catalog.jsonb_path_query_array(modules, '$[*].data.thumbnailUrl')
      || pg_catalog.jsonb_path_query_array(modules, '$[*].videoData.thumbnailUrl')
      || pg_catalog.jsonb_path_query_array(coalesce(video_data, '{}'), '$.thumbnailUrl')
    ) AS address
    WHERE address LIKE 'http%'
  )
$$;
--> statement-breakpoint
CREATE INDEX posts_foreign_pictures ON posts USING gin (foreign_pictures(modules, video_data));
