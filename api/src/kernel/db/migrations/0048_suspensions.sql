-- Suspended accounts cannot sign in. Both columns are null for other accounts.
ALTER TABLE users ADD COLUMN suspended_at timestamptz;
--> statement-breakpoint
ALTER TABLE users ADD COLUMN suspended_reason text;
