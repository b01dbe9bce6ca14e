CREATE TABLE passkeys (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamp (3) with time zone NOT NULL,
  last_used_at timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX passkeys_user ON passkeys (user_id);
--> statement-breakpoint
-- Single-use state of sign-ins and registrations that go through the browser. Only a hash of the token is stored.
CREATE TABLE sign_in_challenges (
  token_hash text PRIMARY KEY,
  purpose text NOT NULL,
  user_id bigint REFERENCES users (id) ON DELETE CASCADE,
  data jsonb NOT NULL,
  expires_at timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id);
--> statement-breakpoint
CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges (expires_at);
--> statement-breakpoint
CREATE TABLE openid_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamp (3) with time zone NOT NULL,
  -- Roles that the last sign-in gave. The account's other roles were given by hand.
  grants jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (issuer, subject)
);
--> statement-breakpoint
CREATE UNIQUE INDEX openid_identities_user ON openid_identities (user_id, issuer);
