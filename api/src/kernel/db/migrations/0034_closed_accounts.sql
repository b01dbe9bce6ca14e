-- Money that a writer gives up on closing the account goes to an account of the house (decision 121).
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
--> statement-breakpoint
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
  CHECK (kind IN ('earned', 'held', 'paid', 'expense', 'payouts', 'adjustments', 'forfeited'));
--> statement-breakpoint
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_owner;
--> statement-breakpoint
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_owner
  CHECK ((user_id IS NULL) = (kind IN ('expense', 'payouts', 'adjustments', 'forfeited')));
--> statement-breakpoint
INSERT INTO ledger_accounts (kind) VALUES ('forfeited');
--> statement-breakpoint
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_kind_check;
--> statement-breakpoint
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_kind_check
  CHECK (kind IN ('reads', 'adjustment', 'hold', 'release', 'payout', 'reversal', 'forfeit'));
--> statement-breakpoint
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_cause;
--> statement-breakpoint
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_cause CHECK (CASE kind
  WHEN 'reads' THEN num_nulls(post_id, day, number, reads, rate_id, site) = 0
  WHEN 'adjustment' THEN num_nulls(actor_id, reason) = 0
  WHEN 'forfeit' THEN num_nulls(actor_id, reason) = 0
  WHEN 'payout' THEN payout_id IS NOT NULL
  WHEN 'reversal' THEN corrects IS NOT NULL
  ELSE hold_id IS NOT NULL END);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
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
      WHEN 'forfeit' THEN (payer.kind, payee.kind) = ('earned', 'forfeited')
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
-- Accounts that their writers closed. Reads since then earn nothing. Name and address are kept only for people who had money,
-- because payment records need a payee.
CREATE TABLE closed_accounts (
  user_id bigint PRIMARY KEY,
  closed_at timestamp (3) with time zone NOT NULL,
  name text,
  email text
);
--> statement-breakpoint
CREATE INDEX closed_accounts_email ON closed_accounts (email);
--> statement-breakpoint
-- The payee's name at the time of the payout. The account may be renamed or closed later.
ALTER TABLE payouts ADD COLUMN payee_name text NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE payouts SET payee_name = trim(users.first_name || ' ' || users.last_name) FROM users WHERE users.id = payouts.user_id;
