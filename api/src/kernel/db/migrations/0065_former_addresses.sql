-- Addresses that sites had before they moved here. Triggers of `redirects` remove no row, because a row without its
-- record is 404 like any other address.
CREATE TABLE former_addresses (
  site text NOT NULL,
  address text NOT NULL CHECK (char_length(address) <= 500),
  kind text NOT NULL CHECK (kind IN ('post', 'category', 'channel', 'tag', 'author', 'path', 'url')),
  target_id bigint,
  target text CHECK (char_length(target) <= 2000),
  source text NOT NULL CHECK (source IN ('import', 'person')),
  created_at timestamp (3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT former_addresses_site_address_pk PRIMARY KEY (site, address),
  CONSTRAINT former_addresses_one_target CHECK ((kind IN ('path', 'url')) = (target IS NOT NULL) AND (target_id IS NULL) = (target IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX former_addresses_target ON former_addresses (kind, target_id);
--> statement-breakpoint
CREATE FUNCTION purge_former_addresses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM purge_tags(array_agg(DISTINCT 'redirects:' || site)) FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER former_addresses_purge_added AFTER INSERT ON former_addresses
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION purge_former_addresses();
--> statement-breakpoint
CREATE TRIGGER former_addresses_purge_changed AFTER UPDATE ON former_addresses
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION purge_former_addresses();
--> statement-breakpoint
CREATE TRIGGER former_addresses_purge_removed AFTER DELETE ON former_addresses
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION purge_former_addresses();
