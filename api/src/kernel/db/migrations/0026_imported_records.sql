-- Records of other systems that became posts. A second import of the same file changes nothing.
CREATE TABLE imported_records (
  site text NOT NULL,
  source_id text NOT NULL,
  digest text NOT NULL,
  post_id bigint REFERENCES posts (id) ON DELETE SET NULL,
  imported_at timestamp (3) with time zone NOT NULL,
  CONSTRAINT imported_records_site_source_id_pk PRIMARY KEY (site, source_id)
);
--> statement-breakpoint
CREATE INDEX imported_records_post ON imported_records (post_id);
