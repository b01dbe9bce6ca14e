-- Stories are planned before their posts exist. An assigned story has a post.
CREATE TABLE stories (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL,
  slug text NOT NULL,
  brief text NOT NULL,
  site text NOT NULL,
  category_id bigint REFERENCES categories (id) ON DELETE SET NULL,
  writer_id bigint REFERENCES users (id) ON DELETE SET NULL,
  editor_id bigint REFERENCES users (id) ON DELETE SET NULL,
  creator_id bigint REFERENCES users (id) ON DELETE SET NULL,
  creation_key uuid NOT NULL,
  assigner_id bigint REFERENCES users (id) ON DELETE SET NULL,
  post_id bigint UNIQUE REFERENCES posts (id) ON DELETE SET NULL,
  due_day date,
  due_time text,
  due_at timestamp (3) with time zone,
  told_due_at timestamp (3) with time zone,
  words integer,
  pictures text NOT NULL DEFAULT '',
  created_at timestamp (3) with time zone NOT NULL,
  modified_at timestamp (3) with time zone NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT stories_once UNIQUE (creator_id, creation_key),
  CONSTRAINT stories_assigned_has_post CHECK (state <> 'assigned' OR post_id IS NOT NULL),
  CONSTRAINT stories_due_whole CHECK ((due_day IS NULL) = (due_at IS NULL))
);
--> statement-breakpoint
CREATE INDEX stories_writer ON stories (writer_id, id);
--> statement-breakpoint
CREATE INDEX stories_editor ON stories (editor_id);
--> statement-breakpoint
CREATE INDEX stories_site ON stories (site, id);
--> statement-breakpoint
CREATE INDEX stories_category ON stories (category_id);
--> statement-breakpoint
CREATE INDEX stories_due_day ON stories (due_day) WHERE due_day IS NOT NULL;
--> statement-breakpoint
-- Only stories whose writer may still need the notice that the story is late.
CREATE INDEX stories_untold ON stories (due_at) WHERE state = 'assigned' AND told_due_at IS DISTINCT FROM due_at;
--> statement-breakpoint
CREATE TABLE story_messages (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  story_id bigint NOT NULL REFERENCES stories (id) ON DELETE CASCADE,
  kind text NOT NULL,
  author_id bigint REFERENCES users (id) ON DELETE SET NULL,
  at timestamp (3) with time zone NOT NULL,
  text text NOT NULL
);
--> statement-breakpoint
CREATE INDEX story_messages_story ON story_messages (story_id, id);
--> statement-breakpoint
CREATE INDEX story_messages_author ON story_messages (author_id);
