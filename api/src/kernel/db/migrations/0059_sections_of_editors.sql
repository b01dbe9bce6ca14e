-- Roles of editors of a section name its key, so they follow when the category gets another key.
CREATE FUNCTION follow_section_of_grants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET grants = (
    SELECT jsonb_agg(CASE WHEN given->>'site' = old.site AND given->>'section' = old.key
      THEN jsonb_set(given, '{section}', to_jsonb(new.key)) ELSE given END ORDER BY place)
    FROM jsonb_array_elements(users.grants) WITH ORDINALITY AS roles (given, place)
  ) WHERE grants @> jsonb_build_array(jsonb_build_object('site', old.site, 'section', old.key));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_grants AFTER UPDATE ON categories FOR EACH ROW
  WHEN (old.key IS DISTINCT FROM new.key) EXECUTE FUNCTION follow_section_of_grants();
