-- The version of a post that was approved when it was scheduled: the clock publishes this one, or none (decision 118).
ALTER TABLE reviews ADD COLUMN approved_version integer;
--> statement-breakpoint
-- Posts that are scheduled already were approved before versions were kept.
UPDATE reviews r SET approved_version = p.version FROM posts p WHERE p.id = r.post_id AND p.status = 'scheduled';
