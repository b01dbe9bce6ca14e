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

/** The id of a row for reads `r` and their posts `p`. Posts without a section or author have an empty id. */
const idOf: Readonly<Record<ReadGroup, SQL>> = {
  post: sql`r.post_id::text`,
  site: sql`r.site`,
  section: sql`coalesce(p.category_id::text, '')`,
  author: sql`coalesce(p.author_id::text, '')`,
};

/**
 * Returns a query for one row for each post, site, section or author with counted reads in one of both periods. Reads
 * are summed by post first, so that posts are looked up once.
 */
export function sumsOfReads(group: ReadGroup, sites: readonly SiteKey[], { before, from, to }: ComparedDays): SQL {
  const ofReferrer = (name: string) =>
    sql`coalesce(sum(reads) filter (where day >= ${from}::date and referrer = ${name}), 0)`;
  const ofPeriod = (column: SQL) => sql`coalesce(sum(${column}) filter (where day >= ${from}::date), 0)`;
  const needsPost = group === 'section' || group === 'author';
  return sql`
    select ${idOf[group]} as id, sum(r.reads)::int as reads, sum(r.reads_before)::int as reads_before,
      sum(r.timed) as timed, sum(r.seconds) as seconds, sum(r.search)::int as search, sum(r.social)::int as social,
      sum(r.network)::int as network, sum(r.other)::int as other, sum(r.none)::int as none
    from (
      select ${group === 'site' ? sql`site` : sql`post_id`}, ${ofPeriod(sql`reads`)} as reads,
        coalesce(sum(reads) filter (where day < ${from}::date), 0) as reads_before,
        ${ofPeriod(sql`timed`)} as timed, ${ofPeriod(sql`seconds`)} as seconds, ${ofReferrer('search')} as search,
        ${ofReferrer('social')} as social, ${ofReferrer('network')} as network, ${ofReferrer('other')} as other,
        ${ofReferrer('none')} as none
      from post_reads
      where site = any(${sql.param([...sites])}::text[]) and day between ${before}::date and ${to}::date
      group by 1
    ) as r ${needsPost ? sql`join posts p on p.id = r.post_id` : sql``}
    group by 1`;
}

/** Formats the sums of a row. */
export function toReadSums(row: ReadSumColumns): ReadSums {
  const { reads, reads_before: readsBefore, mean_seconds: meanSeconds, search, social, network, other, none } = row;
  return { reads, readsBefore, meanSeconds, referrers: { search, social, network, other, none } };
}
