import type { ReadGroup, ReadSums, SiteKey } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';

/** Columns of `ReadSums`, as the database returns them. */
export type ReadSumColumns = Pick<ReadSums, 'reads'> & {
  reads_before: number;
  mean_seconds: number | null;
  search: number;
  social: number;
  network: number;
  other: number;
  none: number;
};

/** The days of a period and of the period before, both included. */
export type ComparedDays = { before: string; from: string; to: string };

/**
 * Returns a query for one row for each post, site, section or author with counted reads in one of both periods. Reads
 * of sections and authors are summed by post first, so that each post is looked up once.
 */
export function sumsOfReads(group: ReadGroup, sites: readonly SiteKey[], days: ComparedDays): SQL {
  if (group === 'post') return sql`select post_id::text as id, r.* from (${sumsBy(sql`post_id`, sites, days)}) as r`;
  if (group === 'site') return sql`select site as id, r.* from (${sumsBy(sql`site`, sites, days)}) as r`;
  return sql`
    select coalesce(${group === 'section' ? sql`p.category_id` : sql`p.author_id`}::text, '') as id,
      sum(r.reads)::int as reads, sum(r.reads_before)::int as reads_before, sum(r.timed) as timed,
      sum(r.seconds) as seconds, sum(r.search)::int as search, sum(r.social)::int as social,
      sum(r.network)::int as network, sum(r.other)::int as other, sum(r.none)::int as none
    from (${sumsBy(sql`post_id`, sites, days)}) as r join posts p on p.id = r.post_id
    group by 1`;
}

/** Returns a query for the sums of both periods by a column of `post_reads`. */
function sumsBy(column: SQL, sites: readonly SiteKey[], { before, from, to }: ComparedDays): SQL {
  const ofPeriod = (sum: SQL, more: SQL = sql``) =>
    sql`coalesce(sum(${sum}) filter (where day >= ${from}::date ${more}), 0)::int`;
  const ofReferrer = (name: string) => ofPeriod(sql`reads`, sql`and referrer = ${name}`);
  return sql`
    select ${column}, ${ofPeriod(sql`reads`)} as reads,
      coalesce(sum(reads) filter (where day < ${from}::date), 0)::int as reads_before,
      ${ofPeriod(sql`timed`)} as timed, coalesce(sum(seconds) filter (where day >= ${from}::date), 0) as seconds,
      ${ofReferrer('search')} as search, ${ofReferrer('social')} as social, ${ofReferrer('network')} as network,
      ${ofReferrer('other')} as other, ${ofReferrer('none')} as none
    from post_reads
    where site = any(${sql.param([...sites])}::text[]) and day between ${before}::date and ${to}::date
    group by 1`;
}

/** Formats the sums of a row. */
export function toReadSums(row: ReadSumColumns): ReadSums {
  const { reads, reads_before: readsBefore, mean_seconds: meanSeconds, search, social, network, other, none } = row;
  return { reads, readsBefore, meanSeconds, referrers: { search, social, network, other, none } };
}
