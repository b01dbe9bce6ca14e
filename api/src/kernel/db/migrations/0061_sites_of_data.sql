-- A site of data has its configuration, its theme and its files here (platform/src/network/dataSite.ts).
ALTER TABLE "sites" ADD COLUMN "version" text;
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "config" jsonb;
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "theme" jsonb;
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "assets" jsonb;
--> statement-breakpoint
CREATE TABLE "site_files" (
	"site" text NOT NULL REFERENCES "sites" ("key") ON DELETE CASCADE,
	"name" text NOT NULL,
	"bytes" bytea NOT NULL,
	PRIMARY KEY ("site", "name")
);
