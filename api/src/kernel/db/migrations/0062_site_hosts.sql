-- Host names that an operator gave to sites and to Vocal, besides those below the network's domain. `domain` is the
-- network's: a copy of this database in a network with another domain ignores the rows.
CREATE TABLE site_hosts (
  -- As platform/src/network/networkData.ts has them: servers refuse all data if one name is not valid.
  name text PRIMARY KEY CHECK (
    length(name) <= 253
    AND name ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
  ),
  host text NOT NULL CHECK (length(host) BETWEEN 1 AND 60),
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
