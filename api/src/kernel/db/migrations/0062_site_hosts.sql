-- Host names that an operator gave to sites and to Vocal, besides those below the network's domain. `domain` is the
-- network's: a copy of this database in a network with another domain ignores the rows.
CREATE TABLE site_hosts (
  name text PRIMARY KEY,
  host text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('canonical', 'redirect')),
  domain text NOT NULL,
  since timestamptz NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX site_hosts_canonical ON site_hosts (domain, host) WHERE kind = 'canonical';
--> statement-breakpoint
-- Every page links to other hosts, so all pages are purged. Servers read the network's data again before that.
CREATE FUNCTION purge_network() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM purge_tags('{network,*}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER site_hosts_purge AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_hosts
  FOR EACH STATEMENT EXECUTE FUNCTION purge_network();
