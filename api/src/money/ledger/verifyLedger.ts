import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';

/** A contradiction within the ledger, or between the ledger and the reads. */
export type LedgerFault = { check: string; subject: string; expected: string; found: string };

/** Maximum number of reported faults for each check. */
const maxFaults = 100;

/** Each query returns the faults of one check: `subject`, `expected` and `found`. */
const checks = {
  'The sum over all accounts is zero': sql`
    select 'all accounts' as subject, '0' as expected, sum(balance)::text as found
    from ledger_accounts having sum(balance) <> 0`,
  'A balance is the sum of its transfers': sql`
    select 'account ' || account.id || ' (' || account.kind || ')' as subject,
      coalesce(moved.sum, 0)::text as expected, account.balance::text as found
    from ledger_accounts as account left join (
      select id, sum(change) from (
        select to_account as id, amount as change from ledger_transfers
        union all select from_account, -amount from ledger_transfers
      ) as changes group by id
    ) as moved on moved.id = account.id
    where account.balance <> coalesce(moved.sum, 0)`,
  'Reads are booked at the rate of their day': sql`
    select 'transfer ' || transfer.id as subject, (transfer.reads * rate.micros)::text as expected,
      transfer.amount::text as found
    from ledger_transfers as transfer cross join lateral (
      select id, micros from rates where valid_from <= transfer.day order by valid_from desc limit 1
    ) as rate
    where transfer.kind = 'reads' and (transfer.rate_id <> rate.id or transfer.amount <> transfer.reads * rate.micros)`,
  'Every read of a day is booked once': sql`
    select 'post ' || post_id || ' on ' || day as subject, expected::text, (number - reads)::text as found
    from (
      select *, lag(number, 1, 0) over (partition by post_id, day order by number) as expected
      from ledger_transfers where kind = 'reads'
    ) as numbered where number - reads <> expected`,
  'The booked reads and micros of a day are those of its transfers': sql`
    select 'post ' || post_id || ' on ' || day as subject, reads || ' reads, ' || amount as expected,
      booked || ' reads, ' || earned as found
    from (
      select post_id, day, coalesce(booked, 0) as booked, coalesce(earned, 0) as earned, coalesce(reads, 0) as reads,
        coalesce(amount, 0) as amount
      from post_views full join (
        select post_id, day, sum(reads) as reads, sum(amount) as amount
        from ledger_transfers where kind = 'reads' group by 1, 2
      ) as transfers using (post_id, day)
    ) as both_sides where booked <> reads or earned <> amount`,
  'A share is its percentage of the reads that it divides': sql`
    select 'transfer ' || share.id as subject, (whole.amount * share.percent / 100)::text as expected,
      share.amount::text as found
    from ledger_transfers as share left join ledger_transfers as whole on whole.id = share.splits and whole.kind = 'reads'
    where share.kind = 'share' and (share.amount, share.from_account, share.post_id, share.day, share.reads) is distinct from
      (whole.amount * share.percent / 100, whole.to_account, whole.post_id, whole.day, whole.reads)`,
  'The shares of reads are at most all of their money': sql`
    select 'transfer ' || splits as subject, 'at most 100 %' as expected, sum(percent) || ' %' as found
    from ledger_transfers where kind = 'share' group by splits having sum(percent) > 100`,
  'The shared earnings of a day are those of its transfers': sql`
    select 'post ' || post_id || ' on ' || day || ', writer ' || user_id as subject,
      coalesce(moved.reads, 0) || ' reads, ' || coalesce(moved.earned, 0) as expected,
      coalesce(known.reads, 0) || ' reads, ' || coalesce(known.earned, 0) as found
    from shared_earnings as known full join (
      select post_id, day, payee.user_id, sum(reads) as reads, sum(amount) as earned
      from ledger_transfers join ledger_accounts as payee on payee.id = to_account
      where ledger_transfers.kind = 'share' group by 1, 2, 3
    ) as moved using (post_id, day, user_id)
    where (known.reads, known.earned) is distinct from (moved.reads, moved.earned)`,
  'The transfers of a payout are those of its state': sql`
    select 'payout ' || payout.id || ' (' || status || ')' as subject,
      concat_ws(', ', payout.amount, case when status in ('paid', 'reversed') then payout.amount else 0 end,
        case when status in ('failed', 'cancelled', 'reversed') then payout.amount else 0 end) as expected,
      concat_ws(', ', coalesce(requested, 0), coalesce(paid, 0), coalesce(returned, 0)) as found
    from payouts as payout left join (
      select payout_id, sum(amount) filter (where kind = 'payout' and payee.kind_of = 'payouts') as requested,
        sum(amount) filter (where kind = 'payout' and payee.kind_of = 'paid') as paid,
        sum(amount) filter (where kind = 'reversal') as returned
      from ledger_transfers join (select id, kind as kind_of from ledger_accounts) as payee on payee.id = to_account
      where payout_id is not null group by 1
    ) as moved on moved.payout_id = payout.id
    where coalesce(requested, 0) <> payout.amount
      or coalesce(paid, 0) <> case when status in ('paid', 'reversed') then payout.amount else 0 end
      or coalesce(returned, 0) <> case when status in ('failed', 'cancelled', 'reversed') then payout.amount else 0 end`,
  'The transfers and reads of a hold are those of its state': sql`
    select 'hold ' || hold.id || ' (' || status || ')' as subject,
      concat_ws(', ', hold.amount, case status when 'released' then hold.amount else 0 end,
        case status when 'reversed' then hold.amount else 0 end, reads || ' reads') as expected,
      concat_ws(', ', coalesce(placed, 0), coalesce(released, 0), coalesce(reversed, 0), held || ' reads') as found
    from holds as hold left join (
      select hold_id, sum(amount) filter (where kind = 'hold') as placed,
        sum(amount) filter (where kind = 'release') as released,
        sum(amount) filter (where kind = 'reversal') as reversed
      from ledger_transfers where hold_id is not null group by 1
    ) as moved on moved.hold_id = hold.id
    cross join lateral (
      select count(*) as held from hold_reads where hold_id = coalesce(hold.part_of, hold.id)
    ) as counted
    where coalesce(placed, 0) <> hold.amount or held <> reads
      or coalesce(released, 0) <> case status when 'released' then hold.amount else 0 end
      or coalesce(reversed, 0) <> case status when 'reversed' then hold.amount else 0 end`,
  'The transfer of an adjustment is that of its state': sql`
    select 'adjustment ' || adjustment.id || ' (' || status || ')' as subject,
      case status when 'approved' then adjustment.amount else 0 end::text as expected, coalesce(moved, 0)::text as found
    from adjustments as adjustment left join (
      select key, case payer.kind when 'adjustments' then amount else -amount end as moved
      from ledger_transfers join ledger_accounts as payer on payer.id = from_account
      where ledger_transfers.kind = 'adjustment'
    ) as transfer on transfer.key = 'adjustment:' || adjustment.id
    where coalesce(moved, 0) <> case status when 'approved' then adjustment.amount else 0 end`,
  'Only closed accounts have given money up': sql`
    select 'transfer ' || transfer.id as subject, 'a closed account' as expected, 'account of ' || payer.user_id as found
    from ledger_transfers as transfer join ledger_accounts as payer on payer.id = transfer.from_account
    where transfer.kind = 'forfeit' and not exists (select from closed_accounts where user_id = payer.user_id)`,
  'The paid views of a day are its counted impressions': sql`
    select 'post ' || post_id || ' on ' || day as subject, coalesce(counted, 0)::text as expected,
      coalesce(views - unpaid, 0)::text as found
    from post_views full join (
      select post_id, day, count(*) as counted from impressions where rejection is null group by 1, 2
    ) as counts using (post_id, day)
    where coalesce(views - unpaid, 0) <> coalesce(counted, 0)`,
};

/**
 * Recomputes all stored sums of the ledger: balances, amounts, booked reads and views. Call it in a `repeatable read`
 * transaction, so that all checks see one snapshot while bookings continue.
 * @returns up to a hundred faults of each check; none for a sound ledger
 */
export async function verifyLedger(db: Queryable): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [check, query] of Object.entries(checks)) {
    const { rows } = await db.execute<Omit<LedgerFault, 'check'>>(sql`${query} limit ${maxFaults}`);
    faults.push(...rows.map((row) => ({ check, ...row })));
  }
  return faults;
}
