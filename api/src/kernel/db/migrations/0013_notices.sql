-- What happened to a post, for each person whom it concerns. The row is also the mail's: it is sent once for each.
ALTER TABLE users ADD COLUMN notice_mails text NOT NULL DEFAULT 'each' CHECK (notice_mails IN ('each', 'digest', 'none'));
--> statement-breakpoint
CREATE TABLE notices (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  post_id bigint REFERENCES posts (id) ON DELETE CASCADE,
  actor_id bigint REFERENCES users (id) ON DELETE SET NULL,
  at timestamp (3) with time zone NOT NULL,
  key text NOT NULL,
  detail jsonb NOT NULL,
  read_at timestamp (3) with time zone,
  mail text CHECK (mail IN ('each', 'digest')),
  mailed_at timestamp (3) with time zone,
  CONSTRAINT notices_once UNIQUE (user_id, key)
);
--> statement-breakpoint
CREATE INDEX notices_newest ON notices (user_id, id);
--> statement-breakpoint
CREATE INDEX notices_unread ON notices (user_id) WHERE read_at IS NULL;
--> statement-breakpoint
CREATE INDEX notices_digest ON notices (user_id) WHERE mail = 'digest' AND mailed_at IS NULL;
--> statement-breakpoint
CREATE INDEX notices_post ON notices (post_id);
--> statement-breakpoint
CREATE INDEX notices_actor ON notices (actor_id);
--> statement-breakpoint
CREATE INDEX notices_age ON notices (at);
