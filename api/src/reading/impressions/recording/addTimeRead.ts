import type { PoolClient } from 'pg';
import type { Impression } from './impressionLine.ts';

type Report = Pick<Impression, 'post' | 'seconds' | 'rejection'> & { day: string; visitor: string };

/** Maximum seconds of one impression. */
const maxSeconds = 3_600;

const sql = `
  with reported as (
    select post_id, day, visitor, sum(seconds) as seconds, count(*) as reports
    from unnest($1::bigint[], $2::date[], $3::text[], $4::int[]) as report (post_id, day, visitor, seconds)
    group by 1, 2, 3
  ),
  timed as (
    update impressions as read set seconds = least(${maxSeconds}, read.seconds + reported.seconds)
    from reported
    where read.post_id = reported.post_id and read.day = reported.day and read.visitor = reported.visitor
      and read.rejection is null
    returning reported.reports
  )
  select coalesce(sum(reports), 0)::int as timed from timed`;

/**
 * Adds reported seconds to the counted impressions of the same visitor, post and day. Reports without a valid ticket or
 * without a counted impression change nothing.
 * @returns number of reports that changed an impression
 */
export async function addTimeRead(client: PoolClient, lines: readonly Report[]): Promise<number> {
  const reports = lines.filter(({ seconds, rejection }) => seconds !== undefined && !rejection);
  if (reports.length === 0) return 0;
  const { rows } = await client.query<{ timed: number }>({
    name: 'add_time_read',
    text: sql,
    values: [
      reports.map(({ post }) => post),
      reports.map(({ day }) => day),
      reports.map(({ visitor }) => visitor),
      reports.map(({ seconds }) => seconds),
    ],
  });
  return rows[0]?.timed ?? 0;
}
