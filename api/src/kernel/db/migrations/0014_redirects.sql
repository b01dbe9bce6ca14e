-- Former addresses of posts, categories, channels and tags. A row names its target by id, so a chain of changes is one step.
CREATE TABLE redirects (
  site text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('post', 'category', 'channel', 'tag')),
  key text NOT NULL,
  target_id bigint NOT NULL,
  created_at timestamp (3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT redirects_site_kind_key_pk PRIMARY KEY (site, kind, key)
);
--> statement-breakpoint
CREATE INDEX redirects_target ON redirects (kind, target_id);
--> statement-breakpoint
-- Changes of published posts name their category and channel by key.
CREATE FUNCTION follow_section_key(kind text, of_site text, former text, present text) RETURNS void LANGUAGE sql AS $$
  UPDATE working_copies SET fields = jsonb_set(fields, ARRAY[kind], to_jsonb(present))
    WHERE kind IN ('category', 'channel') AND fields ->> 'site' = of_site AND fields ->> kind = former
$$;
--> statement-breakpoint
CREATE FUNCTION keep_redirect() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' THEN
    DELETE FROM redirects r WHERE r.kind = tg_argv[0] AND r.target_id = old.id;
  ELSE
    INSERT INTO redirects (site, kind, key, target_id) VALUES (old.site, tg_argv[0], old.key, old.id)
      ON CONFLICT (site, kind, key) DO UPDATE SET target_id = excluded.target_id, created_at = excluded.created_at;
    PERFORM follow_section_key(tg_argv[0], old.site, old.key, new.key);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_redirect AFTER UPDATE ON categories FOR EACH ROW
  WHEN (old.key <> new.key AND old.site = new.site) EXECUTE FUNCTION keep_redirect('category');
--> statement-breakpoint
CREATE TRIGGER channels_redirect AFTER UPDATE ON channels FOR EACH ROW
  WHEN (old.key <> new.key AND old.site = new.site) EXECUTE FUNCTION keep_redirect('channel');
--> statement-breakpoint
CREATE TRIGGER tags_redirect AFTER UPDATE ON tags FOR EACH ROW
  WHEN (old.key <> new.key AND old.site = new.site) EXECUTE FUNCTION keep_redirect('tag');
--> statement-breakpoint
-- Nobody has seen the address of a post that was never published.
CREATE TRIGGER posts_redirect AFTER UPDATE ON posts FOR EACH ROW
  WHEN (old.status = 'published' AND old.key <> new.key AND old.site = new.site) EXECUTE FUNCTION keep_redirect('post');
--> statement-breakpoint
CREATE TRIGGER categories_redirect_removed AFTER DELETE ON categories
  FOR EACH ROW EXECUTE FUNCTION keep_redirect('category');
--> statement-breakpoint
CREATE TRIGGER channels_redirect_removed AFTER DELETE ON channels
  FOR EACH ROW EXECUTE FUNCTION keep_redirect('channel');
--> statement-breakpoint
CREATE TRIGGER tags_redirect_removed AFTER DELETE ON tags FOR EACH ROW EXECUTE FUNCTION keep_redirect('tag');
--> statement-breakpoint
CREATE TRIGGER posts_redirect_removed AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION keep_redirect('post');
