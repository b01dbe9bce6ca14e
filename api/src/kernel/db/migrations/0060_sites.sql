-- The sites of the network. Rows with the home 'code' are copies of the folders that the last started api has. Rows
-- with the home 'data' are sites that exist only here.
CREATE TABLE "sites" (
	"key" text PRIMARY KEY,
	"home" text NOT NULL CHECK ("home" IN ('code', 'data')),
	"position" integer,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Host names have no case.
CREATE UNIQUE INDEX "sites_host" ON "sites" (lower("key"));
--> statement-breakpoint
CREATE FUNCTION zone_of_site(site text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce((SELECT time_zone FROM sites WHERE key = site), 'UTC')
$$;
--> statement-breakpoint
-- Every page links to the sites, so all pages are purged. Servers read the network's data again before that.
CREATE FUNCTION purge_sites() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM purge_tags(ARRAY['network', '*']);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sites_purge AFTER INSERT OR UPDATE OR DELETE ON sites FOR EACH ROW EXECUTE FUNCTION purge_sites();
