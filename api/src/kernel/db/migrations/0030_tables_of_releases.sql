-- Networks of several nodes have these two tables already, in this shape: their servers used to create them.
CREATE TABLE IF NOT EXISTS release_log (seq bigint PRIMARY KEY, entry jsonb NOT NULL);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS release_node (node text PRIMARY KEY, at bigint NOT NULL, board jsonb NOT NULL);
