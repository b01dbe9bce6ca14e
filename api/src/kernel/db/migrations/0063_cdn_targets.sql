-- How far the purges of each CDN have been sent (decision 186).
CREATE TABLE cdn_targets (
  target text PRIMARY KEY,
  -- Number of the last purge that was sent, and of the last one that was repeated. Null before the first.
  sent_id bigint,
  repeated_id bigint,
  -- Time from which an api may send. In the future while one sends or waits after a failure.
  due_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  problem text,
  sent_at timestamptz
);
