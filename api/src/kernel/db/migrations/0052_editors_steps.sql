ALTER TABLE posts
  ADD COLUMN embargo_until timestamp (3) with time zone,
  ADD COLUMN corrections jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
CREATE TABLE undoable_steps (
  post_id bigint PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
  action text NOT NULL,
  actor_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at timestamp (3) with time zone NOT NULL,
  version integer NOT NULL,
  before jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX undoable_steps_actor ON undoable_steps (actor_id);
