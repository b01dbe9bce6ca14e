-- The ledger: money moves between two accounts, and nothing of it is ever changed (decision 076).
CREATE TABLE ledger_accounts (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('earned', 'held', 'paid', 'expense', 'payouts', 'adjustments')),
  -- Without a reference: money outlives the person's account.
  user_id bigint,
  balance bigint NOT NULL DEFAULT 0,
  CONSTRAINT ledger_accounts_one UNIQUE NULLS NOT DISTINCT (kind, user_id),
  CONSTRAINT ledger_accounts_owner CHECK ((user_id IS NULL) = (kind IN ('expense', 'payouts', 'adjustments'))),
  CONSTRAINT ledger_accounts_enough CHECK (balance >= 0 OR kind IN ('expense', 'adjustments'))
);
--> statement-breakpoint
INSERT INTO ledger_accounts (kind) VALUES ('expense'), ('payouts'), ('adjustments');
--> statement-breakpoint
CREATE TABLE rates (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  valid_from date NOT NULL UNIQUE,
  micros bigint NOT NULL CHECK (micros BETWEEN 1 AND 10000000),
  created_at timestamp (3) with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Reads that were counted before there was a ledger are paid at this rate (decision 077).
INSERT INTO rates (valid_from, micros) VALUES ('2000-01-01', 3800);
--> statement-breakpoint
CREATE TABLE ledger_transfers (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamp (3) with time zone NOT NULL,
  kind text NOT NULL CHECK (kind IN ('reads', 'adjustment', 'hold', 'release', 'payout', 'reversal')),
  from_account bigint NOT NULL REFERENCES ledger_accounts (id),
  to_account bigint NOT NULL REFERENCES ledger_accounts (id),
  amount bigint NOT NULL CHECK (amount > 0),
  key text NOT NULL UNIQUE CHECK (length(key) BETWEEN 1 AND 200),
  -- Without a reference: deleting a draft would need the right to change the ledger. The reads of a post hold it.
  post_id bigint,
  day date,
  number integer,
  reads integer CHECK (reads > 0),
  rate_id bigint REFERENCES rates (id),
  site text,
  hold_id bigint,
  payout_id bigint,
  corrects bigint,
  actor_id bigint,
  reason text,
  CONSTRAINT ledger_transfers_reads UNIQUE (post_id, day, number),
  CONSTRAINT ledger_transfers_two_accounts CHECK (from_account <> to_account),
  CONSTRAINT ledger_transfers_cause CHECK (CASE kind
    WHEN 'reads' THEN num_nulls(post_id, day, number, reads, rate_id, site) = 0
    WHEN 'adjustment' THEN num_nulls(actor_id, reason) = 0
    WHEN 'payout' THEN payout_id IS NOT NULL
    WHEN 'reversal' THEN corrects IS NOT NULL
    ELSE hold_id IS NOT NULL END)
);
--> statement-breakpoint
CREATE INDEX ledger_transfers_from ON ledger_transfers (from_account, id);
--> statement-breakpoint
CREATE INDEX ledger_transfers_to ON ledger_transfers (to_account, id);
--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is only added to: % of % is refused.', TG_OP, TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER rates_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON rates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- Only the trigger of transfers, which is one level down, moves a balance.
CREATE TRIGGER ledger_accounts_by_transfers BEFORE UPDATE ON ledger_accounts
  FOR EACH STATEMENT WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- A new account is empty.
CREATE FUNCTION open_empty_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.balance := 0;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_empty BEFORE INSERT ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION open_empty_account();
--> statement-breakpoint
-- The owner can give the right back to itself; the triggers hold nevertheless.
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_transfers FROM CURRENT_USER;
--> statement-breakpoint
-- Reads of a post on a day that are in the ledger, and their micros. What is left to book is `views - booked`.
ALTER TABLE post_views ADD COLUMN booked integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE post_views ADD COLUMN earned bigint NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE post_views ADD CONSTRAINT post_views_booked_once CHECK (booked BETWEEN 0 AND views);
--> statement-breakpoint
CREATE INDEX post_views_due ON post_views (post_id, day) WHERE views > booked;
--> statement-breakpoint
-- Who may pay whom. Both accounts of a writer belong to the same writer.
CREATE FUNCTION check_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong record;
BEGIN
  SELECT added.kind, payer.kind AS payer, payee.kind AS payee INTO wrong FROM added
    JOIN ledger_accounts AS payer ON payer.id = added.from_account
    JOIN ledger_accounts AS payee ON payee.id = added.to_account
    WHERE payer.user_id <> payee.user_id OR NOT (CASE added.kind
      WHEN 'reads' THEN (payer.kind, payee.kind) = ('expense', 'earned')
      WHEN 'adjustment' THEN (payer.kind, payee.kind) IN (('adjustments', 'earned'), ('earned', 'adjustments'))
      WHEN 'hold' THEN (payer.kind, payee.kind) = ('earned', 'held')
      WHEN 'release' THEN (payer.kind, payee.kind) = ('held', 'earned')
      WHEN 'payout' THEN (payer.kind, payee.kind) IN (('earned', 'payouts'), ('payouts', 'paid'))
      WHEN 'reversal' THEN (payer.kind, payee.kind) IN
        (('held', 'expense'), ('earned', 'expense'), ('payouts', 'earned'), ('paid', 'earned'))
      END)
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'A transfer of kind % does not go from % to %, or goes to another writer.', wrong.kind, wrong.payer, wrong.payee;
  END IF;
  IF EXISTS (SELECT FROM added WHERE corrects IS NOT NULL
      AND NOT EXISTS (SELECT FROM ledger_transfers AS former WHERE former.id = added.corrects)) THEN
    RAISE EXCEPTION 'A transfer corrects one that does not exist.';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_check AFTER INSERT ON ledger_transfers
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_transfers();
--> statement-breakpoint
-- Accounts are locked in the order of their ids, so that two transactions wait for each other instead of deadlocking.
CREATE FUNCTION move_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger_accounts WHERE id IN (SELECT from_account FROM added UNION SELECT to_account FROM added)
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE ledger_accounts AS account SET balance = account.balance + moved.change
    FROM (
      SELECT id, sum(change) AS change FROM (
        SELECT from_account AS id, -amount AS change FROM added UNION ALL SELECT to_account, amount FROM added
      ) AS changes GROUP BY id
    ) AS moved
    WHERE account.id = moved.id;
  UPDATE post_views AS seen SET booked = seen.booked + paid.reads, earned = seen.earned + paid.amount
    FROM (SELECT post_id, day, sum(reads) AS reads, sum(amount) AS amount FROM added WHERE kind = 'reads' GROUP BY 1, 2) AS paid
    WHERE seen.post_id = paid.post_id AND seen.day = paid.day;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_move AFTER INSERT ON ledger_transfers
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION move_balances();
--> statement-breakpoint
-- A rate begins on a day of which no read is booked yet.
CREATE FUNCTION check_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM post_views WHERE booked > 0 AND day >= new.valid_from) THEN
    RAISE EXCEPTION 'Reads of % or later are booked at the rate before.', new.valid_from USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER rates_begin_later BEFORE INSERT ON rates FOR EACH ROW EXECUTE FUNCTION check_rate();
--> statement-breakpoint
-- Impressions and views are the evidence of money: a post that has them becomes a tombstone and is never deleted.
ALTER TABLE impressions DROP CONSTRAINT impressions_post_id_posts_id_fk;
--> statement-breakpoint
ALTER TABLE impressions ADD CONSTRAINT impressions_post_id_posts_id_fk
  FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE post_views DROP CONSTRAINT post_views_post_id_posts_id_fk;
--> statement-breakpoint
ALTER TABLE post_views ADD CONSTRAINT post_views_post_id_posts_id_fk
  FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE RESTRICT;
