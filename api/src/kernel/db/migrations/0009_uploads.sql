-- Pictures that writers uploaded. The files are in the store of originals.
CREATE TABLE uploads (
  public_id text PRIMARY KEY,
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  format text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  created_at timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX uploads_user ON uploads (user_id, created_at) WHERE user_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX uploads_age ON uploads (created_at);
