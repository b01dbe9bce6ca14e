import type { DeskPost, DeskPostList, deskFilterSchema, SiteKey } from '@marquee/shared/domain';
import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { postViews } from '../../db/schema/impressions.ts';
import { posts } from '../../db/schema/posts.ts';
import { workingCopies } from '../../db/schema/workingCopies.ts';
import { lastExpired, restorableUntil } from '../trash/restorable.ts';
import { content, hasWords, modules } from './deskSearch.ts';
import { excerptOf, excerptSource } from './excerptOf.ts';

const pageSize = 20;

type DeskFilter = (typeof deskFilterSchema.options)[number];

export type DeskQuery = {
  /** All but those in the trash, when absent. */
  status?: DeskFilter | undefined;
  site?: SiteKey | undefined;
  /** Words that the posts have. */
  q: string;
  /** Counts from 1. */
  page: number;
};

/** When a post or its working copy was last saved. */
const editedAt = sql<Date>`coalesce(${workingCopies.modifiedAt}, ${posts.modifiedAt})`.mapWith(posts.modifiedAt);

/** Lists a writer's own posts, the last edited first. Counts are those of the same site and words in every status. */
export async function listDeskPosts(
  db: Database,
  authorId: number,
  { status, site, q, page }: DeskQuery,
  now: Date,
): Promise<DeskPostList> {
  const isListed = and(
    eq(posts.authorId, authorId),
    or(isNull(posts.deletedAt), gt(posts.deletedAt, lastExpired(now))),
    site && eq(posts.site, site),
    hasWords(q),
  );
  const matches = db
    .select({
      id: posts.id,
      list: sql<DeskFilter>`case when ${posts.deletedAt} is null then ${posts.status} else 'trash' end`.as('list'),
      editedAt: sql`coalesce(${workingCopies.modifiedAt}, ${posts.modifiedAt})`.as('edited_at'),
    })
    .from(posts)
    .leftJoin(workingCopies, eq(workingCopies.postId, posts.id))
    .where(isListed);
  const isShown: SQL = status ? sql`list = ${status}` : sql`list <> 'trash'`;
  // The words are looked for once, for the counts and the page.
  const { rows } = await db.execute<{ counts: DeskPostList['counts'] | null; ids: number[] | null }>(sql`
    with matches as materialized (${matches}),
    page as (select id from matches where ${isShown} order by edited_at desc, id desc
      limit ${pageSize} offset ${(page - 1) * pageSize})
    select (select jsonb_object_agg(list, posts) from (select list, count(*) as posts from matches group by list) as lists)
        as counts,
      (select jsonb_agg(id) from page) as ids`);
  const counts = rows[0]?.counts ?? {};
  const shown = Object.entries(counts).filter(([list]) => (status ? list === status : list !== 'trash'));
  const total = shown.reduce((sum, [, number]) => sum + number, 0);
  return {
    success: true,
    posts: await readRows(db, rows[0]?.ids ?? []),
    totalPages: Math.ceil(total / pageSize),
    counts,
  };
}

async function readRows(db: Database, ids: readonly number[]): Promise<DeskPost[]> {
  if (ids.length === 0) return [];
  const key = sql<string | null>`case when ${workingCopies.postId} is null then ${posts.key}
    else ${workingCopies.fields}->>'key' end`;
  const name = sql<string>`coalesce(${workingCopies.fields}->>'name', ${posts.name})`;
  const rows = await db
    .select({
      id: posts.id,
      site: posts.site,
      name,
      opening: sql<string>`case when ${name} = '' then
        left(concat_ws(' ', ${content}, module_texts(${modules}, '$[*].content')), ${excerptSource}) else '' end`,
      reviewStatus: posts.status,
      pendingStatus: workingCopies.status,
      since: workingCopies.since,
      modifiedAt: editedAt,
      publishedAt: posts.publishedAt,
      deletedAt: posts.deletedAt,
      key,
      impressions: sql<number>`(select coalesce(sum(${postViews.views}), 0)::int from ${postViews}
        where ${postViews.postId} = ${posts.id})`,
    })
    .from(posts)
    .leftJoin(workingCopies, eq(workingCopies.postId, posts.id))
    .where(inArray(posts.id, [...ids]))
    .orderBy(desc(editedAt), desc(posts.id));
  return rows.map(({ id, opening, pendingStatus, since, modifiedAt, publishedAt, deletedAt, key, ...row }) => ({
    ...row,
    excerpt: excerptOf(opening) || undefined,
    id: String(id),
    pending: pendingStatus && since && { reviewStatus: pendingStatus, since: since.toISOString() },
    modifiedAt: modifiedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    deletedAt: deletedAt?.toISOString() ?? null,
    restorableUntil: deletedAt && restorableUntil(deletedAt).toISOString(),
    urlPath: key === null ? null : `/${key}`,
  }));
}
