import {
  type Board,
  type BoardPost,
  type BoardQuery,
  may,
  type ReviewStatus,
  type SiteKey,
} from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { firstLastDay } from '../../writing/media/libraryOfPost.ts';
import { dayOf } from '../../writing/media/mediaConditions.ts';
import { boardConditions } from './boardConditions.ts';
import { searchBoard } from './boardSearch.ts';

/** Last page of words that too many posts contain. Each further page reads all earlier matches again. */
const lastCommonPage = 5;

type BoardRow = {
  id: string;
  name: string;
  site: SiteKey | null;
  sites: SiteKey[];
  status: ReviewStatus;
  is_live: boolean;
  author_id: string | null;
  author: string | null;
  editor_id: string | null;
  editor: string | null;
  edited_at: string;
  planned_at: string | null;
  present_site: SiteKey | null;
  section: string | null;
  key: string | null;
  /** First last day of a picture of the post, if it is soon or over. */
  last_day: string | null;
};

/** Lists the posts that an account may read as an editor, an auditor or an administrator, without the trash. */
export async function listBoard(db: Queryable, account: UserRow, query: BoardQuery, now: Date): Promise<Board> {
  const { status, limit, page } = query;
  const search = await searchBoard(db, query.q);
  const isCommon = search?.isCommon === true;
  const others = boardConditions(account, query);
  if (search && !isCommon) others.push(search.condition);
  const matching = status ? [...others, sql`b.status = ${status}`] : others;
  const [counts, rows] = await Promise.all([
    isCommon ? null : countStatuses(db, others),
    isCommon && page > lastCommonPage
      ? []
      : readRows(db, matching, isCommon ? search.condition : sql`true`, query, now),
  ]);
  const posts = rows.slice(0, limit).map((row) => toBoardPost(row, account, now));
  if (!counts)
    return { success: true, posts, counts, totalPages: Math.min(page + rows.length - posts.length, lastCommonPage) };
  const total = status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, number) => sum + number, 0);
  return { success: true, posts, counts, totalPages: Math.ceil(total / limit) };
}

async function countStatuses(db: Queryable, conditions: readonly SQL[]): Promise<NonNullable<Board['counts']>> {
  const { rows } = await db.execute<{ status: ReviewStatus; posts: number }>(sql`
    select b.status, count(*)::int as posts from board_posts b where ${sql.join([...conditions], sql` and `)} group by 1`);
  return Object.fromEntries(rows.map(({ status, posts }) => [status, posts]));
}

/**
 * Reads a page, and one more row if there is a next page.
 * @param lastCondition a costly condition, which is checked in the order of the list until the page is full. `offset 0`
 *   keeps the database from checking it for all rows before sorting them. Without an order, the outer query tells the
 *   planner that a few rows are enough.
 */
async function readRows(
  db: Queryable,
  conditions: readonly SQL[],
  lastCondition: SQL,
  { sort, limit, page }: BoardQuery,
  now: Date,
) {
  const order = sort === 'edited' ? sql`edited_at desc, post_id desc` : sql`planned_at, post_id`;
  const { rows } = await db.execute<BoardRow>(sql`
    with listed as materialized (
      select b.* from (
        select b.* from board_posts b where ${sql.join([...conditions], sql` and `)} order by ${order} offset 0
      ) as b
      where ${lastCondition}
      limit ${limit + 1} offset ${(page - 1) * limit}
    )
    select l.post_id as id, l.name, l.site, l.sites, l.status, l.is_live, l.author_id, l.editor_id, l.edited_at, l.planned_at,
      a.first_name || ' ' || a.last_name as author, e.first_name || ' ' || e.last_name as editor,
      p.site as present_site, p.key, s.key as section,
      (${firstLastDay(sql`l.post_id`, now)}) as last_day
    from listed l join posts p on p.id = l.post_id
      left join categories s on s.id = l.category_id
      left join users a on a.id = l.author_id left join users e on e.id = l.editor_id
    order by ${order}`);
  return rows;
}

function toBoardPost(row: BoardRow, account: UserRow, now: Date): BoardPost {
  const { id, name, site, sites, status, is_live: isLive, author_id: authorId, editor_id: editorId } = row;
  const subject = {
    ...{ authorId: authorId === null ? null : Number(authorId), site: row.present_site, sites, status },
    sections: row.section === null ? [] : [row.section],
    ...{ isPublished: isLive, claimedBy: editorId === null ? null : Number(editorId) },
  };
  return {
    ...{ id: String(id), name, site, status, isLive },
    author: person(authorId, row.author),
    editor: person(editorId, row.editor),
    editedAt: new Date(row.edited_at).toISOString(),
    plannedAt: row.planned_at && new Date(row.planned_at).toISOString(),
    urlPath: isLive && row.key !== null ? `/${row.key}` : null,
    canEdit: may(account, 'editPost', subject),
    ...(row.last_day !== null && { pictureTerm: row.last_day < dayOf(now) ? 'expired' : 'expiring' }),
  };
}

const person = (id: string | null, name: string | null) =>
  id === null ? null : { id: String(id), name: (name ?? '').trim() };
