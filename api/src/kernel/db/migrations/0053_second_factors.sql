-- Secrets of one-time codes. A secret is encrypted by the key with the id in key_id.
CREATE TABLE second_factors (
  user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  key_id text NOT NULL,
  created_at timestamp (3) with time zone NOT NULL,
  confirmed_at timestamp (3) with time zone,
  last_step bigint
);
--> statement-breakpoint
CREATE TABLE recovery_codes (
  code_hash text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);
--> statement-breakpoint
ALTER TABLE sessions
  ADD COLUMN way text NOT NULL DEFAULT 'password',
  ADD COLUMN proves_factor boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE one_time_tokens
  DROP CONSTRAINT one_time_tokens_purpose_check,
  ADD CONSTRAINT one_time_tokens_purpose_check
    CHECK (purpose IN ('reset-password', 'confirm-email', 'change-email', 'second-step'));
