-- A rate whose day is still to come can be corrected or removed (decision 123). No read has it yet.
DROP TRIGGER rates_append_only ON rates;
--> statement-breakpoint
-- Removing a rate would need the right to change transfers, as with posts (decision 076). A rate that has begun stays by its trigger.
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_rate_id_fkey;
--> statement-breakpoint
CREATE FUNCTION refuse_begun_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF old.valid_from <= (now() AT TIME ZONE 'UTC')::date THEN
    RAISE EXCEPTION 'The ledger is only added to: the rate of % has begun.', old.valid_from USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN old; END IF;
  IF new.valid_from <> old.valid_from OR new.id <> old.id THEN
    RAISE EXCEPTION 'A rate keeps its day.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER rates_stay_once_begun BEFORE UPDATE OR DELETE ON rates
  FOR EACH ROW EXECUTE FUNCTION refuse_begun_rate();
--> statement-breakpoint
CREATE TRIGGER rates_no_truncate BEFORE TRUNCATE ON rates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- Corrections of a writer's money: proposed by one person, decided by another (decision 124).
CREATE TABLE adjustments (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- The writer. Without a reference: an adjustment outlives the accounts of all three people.
  user_id bigint NOT NULL,
  -- Micros of a dollar: above zero for the writer, below zero against.
  amount bigint NOT NULL CHECK (amount <> 0),
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('proposed', 'approved', 'rejected')),
  proposed_by bigint NOT NULL,
  proposed_at timestamp (3) with time zone NOT NULL,
  decision text,
  decided_by bigint,
  decided_at timestamp (3) with time zone,
  CONSTRAINT adjustments_decided CHECK ((status <> 'proposed') = (num_nulls(decided_by, decided_at) = 0)),
  CONSTRAINT adjustments_two_people CHECK (decided_by <> proposed_by),
  CONSTRAINT adjustments_other_people CHECK (proposed_by <> user_id AND decided_by <> user_id)
);
--> statement-breakpoint
CREATE INDEX adjustments_by_status ON adjustments (status, id);
--> statement-breakpoint
CREATE FUNCTION refuse_adjustment_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND old.status = 'proposed' AND
    (new.id, new.user_id, new.amount, new.reason, new.proposed_by, new.proposed_at)
    = (old.id, old.user_id, old.amount, old.reason, old.proposed_by, old.proposed_at) THEN RETURN new; END IF;
  RAISE EXCEPTION 'An adjustment is decided once, and otherwise stays as it is: % is refused.', TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER adjustments_stay BEFORE UPDATE OR DELETE ON adjustments
  FOR EACH ROW EXECUTE FUNCTION refuse_adjustment_change();
--> statement-breakpoint
CREATE TRIGGER adjustments_no_truncate BEFORE TRUNCATE ON adjustments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
