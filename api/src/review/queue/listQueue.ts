import {
  type QueuedPost,
  type QueueQuery,
  type ReviewQueue,
  type SectionOfSite,
  type SiteKey,
  sectionsOf,
  sitesOf,
} from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { containsWords } from '../../kernel/words/wordConditions.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { isOneOf, isOneOfPlaces } from '../../people/rights/listedSites.ts';
import { claimMs } from '../transitions/readReview.ts';
import { authorRecords } from './authorRecords.ts';

const pageSize = 20;

type QueueRow = {
  total: number;
  id: string;
  name: string;
  site: SiteKey;
  status: QueuedPost['status'];
  is_change: boolean;
  is_appeal: boolean;
  submitted_at: string;
  author_id: string | null;
  author: string | null;
  claimer_id: string | null;
  claimer: string | null;
  is_claimable: boolean;
};

/**
 * Lists posts and changes that wait for a moderator, without the account's own posts. An expired claim counts as free.
 */
export async function listQueue(db: Queryable, account: UserRow, query: QueueQuery, now: Date): Promise<ReviewQueue> {
  const { site, status, q, sort, mine, page } = query;
  const expired = new Date(now.getTime() - claimMs).toISOString();
  const isFree = sql`(r.status = 'in-review' and r.alive_at <= ${expired}::timestamptz)`;
  const matching = [
    status === undefined ? sql`r.status in ('needs-review', 'in-review')` : null,
    status === 'needs-review' ? sql`(r.status = 'needs-review' or ${isFree})` : null,
    status === 'in-review' ? sql`r.status = 'in-review' and not ${isFree}` : null,
    status === 'changes-requested' || status === 'scheduled' ? sql`r.status = ${status}` : null,
    site ? sql`r.site = ${site}` : null,
    isOneOfPlaces(isOneOf(sql`r.site`, sitesOf(account, 'readQueue')), sectionsOf(account, 'readQueue'), isOfSection),
    mine === 'true' ? sql`r.claimed_by = ${account.id}` : null,
    q.trim() ? containsWords(sql`p.name`, q) : null,
    sql`p.author_id is distinct from ${account.id}`,
  ].filter((condition) => condition !== null);
  const isOwnSite = isOneOfPlaces(
    isOneOf(sql`p.site`, sitesOf(account, 'readQueue')),
    sectionsOf(account, 'readQueue'),
    isOfSection,
  );
  const where = sql.join(matching, sql` and `);
  const order = sort === 'oldest' ? sql`r.submitted_at, r.post_id` : sql`r.submitted_at desc, r.post_id desc`;
  // One query reads the waiting posts for both the total and the page. A page beyond the last returns a row with only
  // the total.
  const { rows: found } = await db.execute<QueueRow | (Record<keyof QueueRow, null> & { total: number })>(sql`
    with matching as materialized (
      select r.post_id, r.submitted_at from reviews r join posts p on p.id = r.post_id where ${where}
    ), listed as (
      select r.post_id from matching r order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select counted.total, r.post_id as id, coalesce(nullif(w.fields->>'name', ''), p.name) as name, r.site, r.is_change,
      case when ${isFree} then 'needs-review' else r.status end as status, r.appeal is not null as is_appeal,
      r.submitted_at, p.author_id, a.first_name || ' ' || a.last_name as author,
      case when not ${isFree} then r.claimed_by end as claimer_id, c.first_name || ' ' || c.last_name as claimer,
      (r.status = 'needs-review' or ${isFree})
        and (p.site is null or ${isOwnSite})
        and not (r.appeal is not null and r.rejected_by is not distinct from ${account.id}) as is_claimable
    from (select count(*)::int as total from matching) as counted
      left join (listed join reviews r using (post_id) join posts p on p.id = listed.post_id) on true
      left join working_copies w on w.post_id = p.id and r.is_change
      left join users a on a.id = p.author_id left join users c on c.id = r.claimed_by
    order by ${order}`);
  const total = found[0]?.total ?? 0;
  const rows = found.filter((row) => row.id !== null);
  const records = await authorRecords(
    db,
    rows.flatMap(({ author_id: id }) => (id === null ? [] : [Number(id)])),
  );
  const posts = rows.map(
    (row): QueuedPost => ({
      id: String(row.id),
      name: row.name,
      site: row.site,
      status: row.status,
      isChange: row.is_change,
      isAppeal: row.is_appeal,
      isClaimable: row.is_claimable,
      submittedAt: new Date(row.submitted_at).toISOString(),
      author: row.author_id === null ? null : { id: String(row.author_id), name: (row.author ?? '').trim() },
      claimer: row.claimer_id === null ? null : { id: String(row.claimer_id), name: (row.claimer ?? '').trim() },
      authorRecord: records.get(Number(row.author_id)) ?? { published: 0, rejected: 0 },
    }),
  );
  return { success: true, posts, total, totalPages: Math.ceil(total / pageSize) };
}

/** The post, or the changes that wait, are in a section. */
function isOfSection({ site, section }: SectionOfSite): SQL {
  return sql`r.site = ${site} and coalesce(
    (select w.fields->>'category' from working_copies w where w.post_id = r.post_id and r.is_change),
    (select key from categories where id = p.category_id)) = ${section}`;
}
