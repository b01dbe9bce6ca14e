-- Sources and time read of impressions, and their sums for editors (decision 172).
ALTER TABLE impressions ADD COLUMN referrer text NOT NULL DEFAULT 'none'
  CONSTRAINT impressions_referrer CHECK (referrer IN ('search', 'social', 'network', 'other', 'none'));
--> statement-breakpoint
ALTER TABLE impressions ADD COLUMN seconds smallint NOT NULL DEFAULT 0
  CONSTRAINT impressions_seconds CHECK (seconds BETWEEN 0 AND 3600);
--> statement-breakpoint
-- Leaves room on the page of an impression for the version with its time read, so that no index changes.
ALTER TABLE impressions SET (fillfactor = 85);
--> statement-breakpoint
CREATE INDEX impressions_created ON impressions USING brin (created_at) WITH (pages_per_range = 16, autosummarize = on);
--> statement-breakpoint
CREATE TABLE post_reads (
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  day date NOT NULL,
  site text NOT NULL,
  referrer text NOT NULL,
  reads integer NOT NULL CHECK (reads >= 0),
  -- Reads with a reported time, and the sum of their seconds.
  timed integer NOT NULL CHECK (timed BETWEEN 0 AND reads),
  seconds bigint NOT NULL CHECK (seconds >= 0),
  PRIMARY KEY (post_id, day, referrer)
);
--> statement-breakpoint
INSERT INTO post_reads (post_id, day, site, referrer, reads, timed, seconds)
  SELECT post_id, day, min(site), 'none', count(*), 0, 0 FROM impressions WHERE rejection IS NULL GROUP BY 1, 2;
--> statement-breakpoint
CREATE INDEX post_reads_site ON post_reads (site, day) INCLUDE (post_id, referrer, reads, timed, seconds);
--> statement-breakpoint
-- Sums are read by the index alone, which needs a recent visibility map.
ALTER TABLE post_reads SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
-- Posts in order, so that two statements wait for each other instead of deadlocking.
CREATE FUNCTION sum_added_reads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_reads AS sums (post_id, day, site, referrer, reads, timed, seconds)
    SELECT post_id, day, min(site), referrer, count(*), count(*) FILTER (WHERE seconds > 0), sum(seconds)
    FROM added WHERE rejection IS NULL GROUP BY post_id, day, referrer ORDER BY post_id, day, referrer
    ON CONFLICT (post_id, day, referrer) DO UPDATE SET reads = sums.reads + excluded.reads,
      timed = sums.timed + excluded.timed, seconds = sums.seconds + excluded.seconds;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER impressions_sum AFTER INSERT ON impressions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_added_reads();
--> statement-breakpoint
-- An update takes the old rows from the sums and adds the new ones.
CREATE FUNCTION sum_changed_reads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT post_id, day, min(site) AS site, referrer, sum(sign) AS reads, sum(sign * least(seconds, 1)) AS timed,
      sum(sign * seconds) AS seconds
    FROM (
      SELECT post_id, day, site, referrer, seconds::int, 1 AS sign FROM changed WHERE rejection IS NULL
      UNION ALL
      SELECT post_id, day, site, referrer, seconds::int, -1 FROM former WHERE rejection IS NULL
    ) AS signed
    GROUP BY post_id, day, referrer
    HAVING sum(sign) <> 0 OR sum(sign * seconds) <> 0
    ORDER BY post_id, day, referrer
  LOOP
    UPDATE post_reads AS sums SET reads = sums.reads + change.reads, timed = sums.timed + change.timed,
      seconds = sums.seconds + change.seconds
      WHERE sums.post_id = change.post_id AND sums.day = change.day AND sums.referrer = change.referrer;
    IF NOT FOUND THEN
      INSERT INTO post_reads (post_id, day, site, referrer, reads, timed, seconds)
        VALUES (change.post_id, change.day, change.site, change.referrer, change.reads, change.timed, change.seconds);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER impressions_sum_changed AFTER UPDATE ON impressions
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_reads();
