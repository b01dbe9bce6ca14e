import {
  type ReadGroup,
  type ReadRow,
  readPeriodDays,
  type SiteKey,
  type SiteReads,
  type SiteReadsQuery,
  sitesOf,
} from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { type ComparedDays, type ReadSumColumns, sumsOfReads, toReadSums } from './readSums.ts';

const dayMs = 86_400_000;

/** The total has no id. Names are null for rows without a post, section or author. */
type Row = ReadSumColumns & { id: string | null; name: string | null; site: SiteKey | null; url_path: string | null };

/** Names, sites and paths of the rows `s` of a group. */
const namesOf: Readonly<Record<ReadGroup, { columns: SQL; join: SQL }>> = {
  post: {
    columns: sql`o.name, o.site, case when o.status = 'published' then '/' || o.key end as url_path`,
    join: sql`left join posts o on o.id = s.id::bigint`,
  },
  site: { columns: sql`s.id as name, null as site, null as url_path`, join: sql`` },
  section: {
    columns: sql`o.name, o.site, null as url_path`,
    join: sql`left join categories o on o.id = nullif(s.id, '')::bigint`,
  },
  author: {
    columns: sql`trim(o.first_name || ' ' || o.last_name) as name, null as site, null as url_path`,
    join: sql`left join users o on o.id = nullif(s.id, '')::bigint`,
  },
};

/** Returns the sites whose reads an account may see. @param all sites of the network @param site limits them to one */
export function sitesOfReads(account: UserRow, all: readonly SiteKey[], site?: SiteKey): readonly SiteKey[] {
  const own = sitesOf(account, 'readReads') ?? all;
  return site ? own.filter((one) => one === site) : own;
}

/**
 * Lists the counted reads of the sites of an account in a period, the most read first.
 * @param all sites of the network
 * @param limit rows of a page
 */
export async function listSiteReads(
  db: Queryable,
  account: UserRow,
  all: readonly SiteKey[],
  { site, groupBy, before, ...period }: SiteReadsQuery,
  now: Date,
  limit: number,
): Promise<Omit<SiteReads, 'success'>> {
  const days = comparedDays(period, now);
  const { columns, join } = namesOf[groupBy];
  const { rows: found } = await db.execute<Row>(sql`
    with sums as materialized (${sumsOfReads(groupBy, sitesOfReads(account, all, site), days)}),
    page as (
      select *, round(seconds / nullif(timed, 0))::int as mean_seconds from sums
      where reads > 0 ${afterRow(before)}
      order by reads desc, id collate "C" desc limit ${limit + 1}
    )
    select null as id, coalesce(sum(reads), 0)::int as reads, coalesce(sum(reads_before), 0)::int as reads_before,
      round(sum(seconds) / nullif(sum(timed), 0))::int as mean_seconds, coalesce(sum(search), 0)::int as search,
      coalesce(sum(social), 0)::int as social, coalesce(sum(network), 0)::int as network,
      coalesce(sum(other), 0)::int as other, coalesce(sum(none), 0)::int as none,
      null as name, null as site, null as url_path
    from sums
    union all (
      select s.id, s.reads, s.reads_before, s.mean_seconds, s.search, s.social, s.network, s.other, s.none, ${columns}
      from page s ${join} order by s.reads desc, s.id collate "C" desc
    )`);
  const [totals, ...listed] = found;
  if (!totals) throw new Error('The database returned no totals of reads.');
  const rows = listed.slice(0, limit).map(toReadRow);
  const last = rows.at(-1);
  const next = listed.length > limit && last ? `${last.reads}.${last.id}` : null;
  return { from: days.from, to: days.to, rows, totals: toReadSums(totals), next };
}

/** Returns a condition for the rows after the one that `before` names. */
function afterRow(before: string | undefined): SQL {
  if (before === undefined) return sql``;
  const [reads, id] = before.split('.');
  return sql`and (reads, id collate "C") < (${reads}::bigint, ${id}::text)`;
}

function toReadRow({ id, name, site, url_path: urlPath, ...sums }: Row): ReadRow {
  return { id: id ?? '', name: name ?? '', site, urlPath, ...toReadSums(sums) };
}

/** Returns the days of the period and of the period before. Without `from`, the period ends today (UTC). */
export function comparedDays({ period, from }: Pick<SiteReadsQuery, 'period' | 'from'>, now: Date): ComparedDays {
  const days = readPeriodDays[period];
  const first = from ? Date.parse(from) : now.getTime() - (days - 1) * dayMs;
  const dayAt = (shift: number) => new Date(first + shift * dayMs).toISOString().slice(0, 10);
  return { before: dayAt(-days), from: dayAt(0), to: dayAt(days - 1) };
}
