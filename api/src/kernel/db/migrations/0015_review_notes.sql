-- Notes of moderators on posts, and the replies to them.
CREATE TABLE review_notes (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  place text NOT NULL,
  quote jsonb,
  text text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('writer', 'moderators')),
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  at timestamp (3) with time zone NOT NULL,
  edited_at timestamp (3) with time zone,
  resolved_at timestamp (3) with time zone,
  resolved_by bigint REFERENCES users (id) ON DELETE SET NULL
);
--> statement-breakpoint
CREATE INDEX review_notes_post ON review_notes (post_id);
--> statement-breakpoint
CREATE INDEX review_notes_user ON review_notes (user_id);
--> statement-breakpoint
CREATE INDEX review_notes_resolver ON review_notes (resolved_by);
--> statement-breakpoint
CREATE TABLE review_replies (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  note_id bigint NOT NULL REFERENCES review_notes (id) ON DELETE CASCADE,
  user_id bigint REFERENCES users (id) ON DELETE SET NULL,
  text text NOT NULL,
  at timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX review_replies_note ON review_replies (note_id);
--> statement-breakpoint
CREATE INDEX review_replies_user ON review_replies (user_id);
--> statement-breakpoint
-- The first edit of a moderator is kept, and so is the text before it.
ALTER TABLE revisions DROP CONSTRAINT revisions_reason;
--> statement-breakpoint
ALTER TABLE revisions ADD CONSTRAINT revisions_reason
  CHECK (reason IN ('interval', 'leave', 'submit', 'restore', 'moderate'));
