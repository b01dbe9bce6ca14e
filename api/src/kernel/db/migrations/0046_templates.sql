-- Templates of posts and saved blocks of writers.
CREATE TABLE templates (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  name text NOT NULL,
  content jsonb NOT NULL,
  created_at timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX templates_user ON templates (user_id);
