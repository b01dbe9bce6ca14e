-- Scheduled posts that could not be published at their time, and when they are tried again, by whatever process.
CREATE TABLE publication_failures (
  post_id bigint PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
  publish_at timestamp (3) with time zone NOT NULL,
  attempts integer NOT NULL,
  since timestamp (3) with time zone NOT NULL,
  next_at timestamp (3) with time zone NOT NULL,
  message text NOT NULL
);
