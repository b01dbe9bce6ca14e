-- Reviews: who has a post, since when, and every step for good.
ALTER TABLE posts ADD COLUMN publish_at timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX posts_due ON posts (publish_at) WHERE status = 'scheduled';
--> statement-breakpoint
ALTER TABLE users ADD COLUMN moderated_sites text[];
--> statement-breakpoint
CREATE TABLE reviews (
  post_id bigint PRIMARY KEY REFERENCES posts (id) ON DELETE CASCADE,
  site text NOT NULL,
  status text NOT NULL,
  is_change boolean NOT NULL,
  submitted_at timestamp (3) with time zone NOT NULL,
  claimed_by bigint REFERENCES users (id) ON DELETE SET NULL,
  claimed_at timestamp (3) with time zone,
  alive_at timestamp (3) with time zone,
  rejected_by bigint REFERENCES users (id) ON DELETE SET NULL,
  appeal text
);
--> statement-breakpoint
CREATE INDEX reviews_waiting ON reviews (submitted_at, post_id) WHERE status IN ('needs-review', 'in-review');
--> statement-breakpoint
CREATE INDEX reviews_waiting_of_site ON reviews (site, status, submitted_at, post_id);
--> statement-breakpoint
CREATE INDEX reviews_claimed ON reviews (claimed_by) WHERE claimed_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX reviews_rejected ON reviews (rejected_by) WHERE rejected_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE audit (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamp (3) with time zone NOT NULL,
  -- Without references: a row outlives the account and the post that it names.
  actor_id bigint,
  action text NOT NULL,
  subject text NOT NULL,
  subject_id text NOT NULL,
  site text,
  before jsonb,
  after jsonb,
  reason text
);
--> statement-breakpoint
CREATE INDEX audit_subject ON audit (subject, subject_id, id);
--> statement-breakpoint
CREATE INDEX audit_site ON audit (site, id);
--> statement-breakpoint
CREATE INDEX audit_actor ON audit (actor_id, id);
--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit is only added to.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- Posts that were submitted before there was a desk wait in its queue.
INSERT INTO reviews (post_id, site, status, is_change, submitted_at)
  SELECT id, site, status, false, modified_at FROM posts WHERE status = 'needs-review' AND site IS NOT NULL
  UNION ALL
  SELECT posts.id, posts.site, copy.status, true, copy.since FROM posts
    JOIN working_copies AS copy ON copy.post_id = posts.id
    WHERE posts.status = 'published' AND copy.status = 'needs-review';
