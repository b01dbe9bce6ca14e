-- People beside the author of a post, and their shares of its money (decision 171).
CREATE TABLE post_bylines (
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 9),
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('words', 'photographs', 'illustrations', 'video', 'research', 'translation', 'editing')),
  percent smallint NOT NULL CHECK (percent BETWEEN 0 AND 100),
  PRIMARY KEY (post_id, position),
  CONSTRAINT post_bylines_person UNIQUE (user_id, post_id)
);
--> statement-breakpoint
ALTER TABLE ledger_transfers ADD COLUMN percent smallint CHECK (percent BETWEEN 1 AND 100);
--> statement-breakpoint
-- The transfer of kind 'reads' whose money a share divides.
ALTER TABLE ledger_transfers ADD COLUMN splits bigint;
--> statement-breakpoint
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_kind_check;
--> statement-breakpoint
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_kind_check
  CHECK (kind IN ('reads', 'share', 'adjustment', 'hold', 'release', 'payout', 'reversal', 'forfeit'));
--> statement-breakpoint
ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_cause;
--> statement-breakpoint
ALTER TABLE ledger_transfers ADD CONSTRAINT ledger_transfers_cause CHECK (CASE kind
  WHEN 'reads' THEN num_nulls(post_id, day, number, reads, rate_id, site) = 0
  WHEN 'share' THEN num_nulls(post_id, day, reads, rate_id, site, percent, splits) = 0
  WHEN 'adjustment' THEN num_nulls(actor_id, reason) = 0
  WHEN 'forfeit' THEN num_nulls(actor_id, reason) = 0
  WHEN 'payout' THEN payout_id IS NOT NULL
  WHEN 'reversal' THEN corrects IS NOT NULL
  ELSE hold_id IS NOT NULL END);
--> statement-breakpoint
-- Money that people beside the author have earned with a post on a day. Its sum is part of `post_views.earned`.
CREATE TABLE shared_earnings (
  post_id bigint NOT NULL,
  day date NOT NULL,
  user_id bigint NOT NULL,
  -- Reads whose money was divided.
  reads integer NOT NULL CHECK (reads > 0),
  earned bigint NOT NULL CHECK (earned > 0),
  PRIMARY KEY (post_id, day, user_id)
);
--> statement-breakpoint
CREATE INDEX shared_earnings_of_user ON shared_earnings (user_id, day);
--> statement-breakpoint
-- Reads of a post with shares have a hold for each person. The first of these holds has the reads.
ALTER TABLE holds ADD COLUMN part_of bigint REFERENCES holds (id);
--> statement-breakpoint
CREATE INDEX holds_parts ON holds (part_of) WHERE part_of IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong record;
BEGIN
  SELECT added.kind, payer.kind AS payer, payee.kind AS payee INTO wrong FROM added
    JOIN ledger_accounts AS payer ON payer.id = added.from_account
    JOIN ledger_accounts AS payee ON payee.id = added.to_account
    WHERE (payer.user_id <> payee.user_id AND added.kind <> 'share') OR NOT (CASE added.kind
      WHEN 'reads' THEN (payer.kind, payee.kind) = ('expense', 'earned')
      WHEN 'share' THEN (payer.kind, payee.kind) = ('earned', 'earned')
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
  IF EXISTS (SELECT FROM added WHERE kind = 'share' AND NOT EXISTS (
      SELECT FROM ledger_transfers AS whole WHERE whole.id = added.splits AND whole.kind = 'reads'
        AND (whole.to_account, whole.post_id, whole.day) = (added.from_account, added.post_id, added.day))) THEN
    RAISE EXCEPTION 'A share divides a transfer of reads to its payer.';
  END IF;
  IF EXISTS (SELECT FROM added WHERE corrects IS NOT NULL
      AND NOT EXISTS (SELECT FROM ledger_transfers AS former WHERE former.id = added.corrects)) THEN
    RAISE EXCEPTION 'A transfer corrects one that does not exist.';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION move_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shared_earnings AS known (post_id, day, user_id, reads, earned)
    SELECT added.post_id, added.day, payee.user_id, sum(added.reads), sum(added.amount)
    FROM added JOIN ledger_accounts AS payee ON payee.id = added.to_account
    WHERE added.kind = 'share' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (post_id, day, user_id)
      DO UPDATE SET reads = known.reads + excluded.reads, earned = known.earned + excluded.earned;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfers_share AFTER INSERT ON ledger_transfers
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION move_shares();
--> statement-breakpoint
-- A published post also counts for the people of its byline.
CREATE OR REPLACE FUNCTION totals_of_post(p posts) RETURNS TABLE (scope text, scope_id bigint, post_type text)
LANGUAGE sql STABLE AS $$
  SELECT t.scope, t.scope_id, k.post_type
  FROM (VALUES
    ('site', 0::bigint),
    ('category', p.category_id),
    ('channel', p.channel_id),
    ('author', p.author_id),
    ('editorPick', CASE WHEN p.editor_pick THEN 0 END)
  ) AS t (scope, scope_id), (VALUES (''), (p.post_type)) AS k (post_type)
  WHERE p.status = 'published' AND t.scope_id IS NOT NULL
  UNION ALL
  SELECT 'author', b.user_id, k.post_type
  FROM post_bylines AS b, (VALUES (''), (p.post_type)) AS k (post_type)
  WHERE b.post_id = p.id AND p.status = 'published'
$$;
--> statement-breakpoint
-- Purges the post, its lists and the pages of the people, and counts the post for them.
CREATE FUNCTION follow_byline() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE tg_op WHEN 'INSERT' THEN 1 ELSE -1 END;
  byline post_bylines := CASE tg_op WHEN 'INSERT' THEN new ELSE old END;
BEGIN
  PERFORM purge_tags(array_agg(DISTINCT tag)) FROM posts AS p LEFT JOIN users AS u ON u.id = byline.user_id,
    unnest(ARRAY['post:' || p.id, 'list:' || p.site, 'author:' || tag_key(u.key)]) AS tag
    WHERE p.id = byline.post_id AND p.status = 'published';
  INSERT INTO post_totals AS total (site, scope, scope_id, post_type, total)
    SELECT p.site, 'author', byline.user_id, k.post_type, change
    FROM posts AS p, LATERAL (VALUES (''), (p.post_type)) AS k (post_type)
    WHERE p.id = byline.post_id AND p.status = 'published' ORDER BY k.post_type
    ON CONFLICT (site, scope, scope_id, post_type) DO UPDATE SET total = total.total + excluded.total;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER post_bylines_follow AFTER INSERT OR DELETE ON post_bylines
  FOR EACH ROW EXECUTE FUNCTION follow_byline();
