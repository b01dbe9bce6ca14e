-- Links in mails: each proves once that somebody reads the mail of an address.
CREATE TABLE one_time_tokens (
  token_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('reset-password', 'confirm-email', 'change-email')),
  email text NOT NULL,
  created_at timestamp (3) with time zone NOT NULL,
  expires_at timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id);
--> statement-breakpoint
CREATE INDEX one_time_tokens_expiry ON one_time_tokens (expires_at);
--> statement-breakpoint
ALTER TABLE users ADD COLUMN email_confirmed_at timestamp (3) with time zone;
