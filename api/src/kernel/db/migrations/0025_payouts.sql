CREATE TABLE payouts (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- Without a reference: a payout outlives the account.
  user_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0 AND amount % 10000 = 0),
  status text NOT NULL CHECK (status IN ('requested', 'approved', 'sent', 'paid', 'failed', 'cancelled', 'reversed')),
  address text NOT NULL,
  requested_at timestamp (3) with time zone NOT NULL,
  changed_at timestamp (3) with time zone NOT NULL,
  reference text,
  reason text
);
--> statement-breakpoint
CREATE UNIQUE INDEX payouts_one_open ON payouts (user_id) WHERE status IN ('requested', 'approved', 'sent');
--> statement-breakpoint
CREATE INDEX payouts_of_user ON payouts (user_id, id);
--> statement-breakpoint
CREATE INDEX payouts_by_status ON payouts (status, id);
--> statement-breakpoint
CREATE TABLE idempotency_keys (
  user_id bigint NOT NULL,
  key text NOT NULL,
  hash text NOT NULL,
  response jsonb NOT NULL,
  created_at timestamp (3) with time zone NOT NULL,
  PRIMARY KEY (user_id, key)
);
--> statement-breakpoint
CREATE INDEX idempotency_keys_old ON idempotency_keys (created_at);
