-- `address` becomes a sealed payee (decision 122): the api seals rows without a key at its next start.
ALTER TABLE payouts ADD COLUMN payee_key text;
--> statement-breakpoint
-- The last four characters of the address, which writers and operators see.
ALTER TABLE payouts ADD COLUMN address_end text NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE payouts SET address_end = right(regexp_replace(address, '\s', '', 'g'), 4);
--> statement-breakpoint
CREATE INDEX payouts_payee_key ON payouts (payee_key);
