-- Reads whose money waits for a decision of a second moderator (decision 087).
CREATE TABLE holds (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- The writer. Without a reference: a hold outlives the account; so do those of the moderators.
  user_id bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('held', 'answered', 'released', 'reversed')),
  amount bigint NOT NULL CHECK (amount > 0),
  reads integer NOT NULL CHECK (reads > 0),
  day date NOT NULL,
  sites text[] NOT NULL,
  filter jsonb NOT NULL,
  reason text NOT NULL,
  placed_by bigint NOT NULL,
  placed_at timestamp (3) with time zone NOT NULL,
  until timestamp (3) with time zone NOT NULL,
  answer text,
  answered_at timestamp (3) with time zone,
  decision text,
  decided_by bigint,
  decided_at timestamp (3) with time zone,
  CONSTRAINT holds_decided CHECK ((decided_at IS NOT NULL) = (status IN ('released', 'reversed'))),
  CONSTRAINT holds_two_people CHECK (decided_by <> placed_by),
  CONSTRAINT holds_other_people CHECK (placed_by <> user_id AND decided_by <> user_id)
);
--> statement-breakpoint
CREATE INDEX holds_of_user ON holds (user_id, id);
--> statement-breakpoint
CREATE INDEX holds_by_status ON holds (status, id);
--> statement-breakpoint
CREATE INDEX holds_open ON holds (until) WHERE status IN ('held', 'answered');
--> statement-breakpoint
-- A read is judged once: it is in one hold, for good.
CREATE TABLE hold_reads (
  impression_id bigint PRIMARY KEY REFERENCES impressions (id) ON DELETE RESTRICT,
  hold_id bigint NOT NULL REFERENCES holds (id) ON DELETE RESTRICT
);
--> statement-breakpoint
CREATE INDEX hold_reads_of_hold ON hold_reads (hold_id, impression_id);
