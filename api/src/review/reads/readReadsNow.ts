import type { ReadsNow, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';

const hourMs = 3_600_000;

type Row = ReadsNow['posts'][number] & { url_path: string | null };

/** Reads how much some sites are read today (UTC), and the three posts with the most reads of the last hour. */
export async function readReadsNow(
  db: Queryable,
  sites: readonly SiteKey[],
  now: Date,
): Promise<Omit<ReadsNow, 'success'>> {
  const ofSites = sql`site = any(${sql.param([...sites])}::text[])`;
  const hourAgo = new Date(now.getTime() - hourMs).toISOString();
  const today = now.toISOString().slice(0, 10);
  const [sums, posts] = await Promise.all([
    db.execute<{ reads: number }>(
      sql`select coalesce(sum(reads), 0)::int as reads from post_reads where ${ofSites} and day = ${today}::date`,
    ),
    db.execute<Row>(sql`
      select p.id::text, p.name, top.site, top.reads, case when p.status = 'published' then '/' || p.key end as url_path
      from (
        select post_id, min(site) as site, count(*)::int as reads from impressions
        where created_at > ${hourAgo}::timestamptz and rejection is null and ${ofSites}
        group by 1 order by reads desc, post_id desc limit 3
      ) as top join posts p on p.id = top.post_id
      order by top.reads desc, p.id desc`),
  ]);
  return {
    today: sums.rows[0]?.reads ?? 0,
    posts: posts.rows.map(({ url_path: urlPath, ...post }) => ({ ...post, urlPath })),
  };
}
