-- Links that show a post to whoever has the address, before its readers can see it.
CREATE TABLE previews (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  created_at timestamp (3) with time zone NOT NULL,
  expires_at timestamp (3) with time zone NOT NULL,
  revoked_at timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX previews_post ON previews (post_id);
--> statement-breakpoint
CREATE INDEX previews_user ON previews (user_id, created_at);
--> statement-breakpoint
CREATE INDEX previews_expiry ON previews (expires_at);
