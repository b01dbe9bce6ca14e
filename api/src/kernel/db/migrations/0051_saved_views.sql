-- Views of the review queue and of the board that moderators have named.
CREATE TABLE saved_views (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  page text NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  CONSTRAINT saved_views_name UNIQUE (user_id, page, name)
);
