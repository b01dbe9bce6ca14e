-- Wrong attempts in a window of time, for all processes together. Keys are hashes: no address or email is stored.
CREATE TABLE attempt_counts (
  key text PRIMARY KEY,
  count integer NOT NULL,
  until timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX attempt_counts_until ON attempt_counts (until);
