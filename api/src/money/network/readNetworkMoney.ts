import { exactMoney, may, type NetworkMoney, type NetworkMoneyQuery, type SiteKey } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { isOneOf, sitesAsked } from '../../people/rights/listedSites.ts';
import { dayOf, periodOf } from '../earnings/period.ts';
import { rateOn, ratesOf } from '../ledger/rates.ts';

/** Maximum number of writers in the list of the highest costs. */
const maxTopWriters = 20;

/**
 * Returns reads and their cost by site and month, and by writer, on the sites that an account moderates.
 * @throws ProblemError 400 for an invalid period, 403 for a site of other moderators
 */
export async function readNetworkMoney(
  db: Queryable,
  account: UserRow,
  query: NetworkMoneyQuery,
  now: Date,
): Promise<Omit<NetworkMoney, 'success'>> {
  const days = periodOf(query, now);
  const sites = sitesAsked(account, query.site);
  const condition = sql`seen.day between ${days.from} and ${days.to} and ${isOneOf(sql`seen.site`, sites)}`;
  return {
    ...days,
    rate: await rateOn(db, dayOf(now)),
    rates: await ratesOf(db, days.from, days.to),
    months: await monthsOf(db, condition),
    writers: await writersOf(db, condition),
    balances: may(account, 'readPayouts') ? await balancesOf(db) : null,
  };
}

async function monthsOf(db: Queryable, condition: SQL): Promise<NetworkMoney['months']> {
  const { rows } = await db.execute<{
    site: SiteKey;
    month: string;
    reads: number;
    booked: number;
    earned: string;
  }>(sql`
    select site, to_char(day, 'YYYY-MM') as month, sum(views - unpaid)::int as reads, sum(booked)::int as booked,
      sum(earned)::text as earned
    from post_views as seen where ${condition}
    group by 1, 2 having sum(views - unpaid) > 0 order by 2 desc, sum(earned) desc, 1`);
  return rows.map(({ earned, ...row }) => ({ ...row, cost: exactMoney(Number(earned)) }));
}

type WriterRow = { id: string; name: string; key: string; reads: number; earned: string };

/** Writers of posts of several people count with their shares. The query sums before it joins, because a year has many days of each post but few posts. */
async function writersOf(db: Queryable, condition: SQL): Promise<NetworkMoney['writers']> {
  const { rows } = await db.execute<WriterRow>(sql`
    with of_posts as (
      select post_id, sum(booked) as booked, sum(earned) as earned from post_views as seen
      where ${condition} and booked > 0 group by post_id
    ),
    of_shares as (
      select post_id, share.user_id, sum(share.reads) as reads, sum(share.earned) as earned
      from shared_earnings as share join post_views as seen using (post_id, day)
      where ${condition} group by 1, 2
    ),
    of_writers as (
      select posts.author_id as user_id, of_posts.booked as reads, of_posts.earned - coalesce((
        select sum(given.earned) from of_shares as given where given.post_id = of_posts.post_id), 0) as earned
      from of_posts join posts on posts.id = of_posts.post_id
      union all select user_id, reads, earned from of_shares
    )
    select writer.id::text, trim(writer.first_name || ' ' || writer.last_name) as name, writer.key,
      sum(of_writers.reads)::int as reads, sum(of_writers.earned)::text as earned
    from of_writers join users as writer on writer.id = of_writers.user_id
    group by writer.id order by sum(of_writers.earned) desc, writer.id limit ${maxTopWriters}`);
  return rows.map(({ reads, earned, ...writer }) => ({ writer, reads, cost: exactMoney(Number(earned)) }));
}

async function balancesOf(db: Queryable): Promise<NonNullable<NetworkMoney['balances']>> {
  const { rows } = await db.execute<{ kind: string; balance: string }>(
    sql`select kind, sum(balance)::text as balance from ledger_accounts group by kind`,
  );
  const of = (kind: string) => exactMoney(Number(rows.find((row) => row.kind === kind)?.balance ?? 0));
  return { owed: of('earned'), held: of('held'), asked: of('payouts'), paid: of('paid'), forfeited: of('forfeited') };
}
