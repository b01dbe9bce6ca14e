import type { OwnPost, OwnPostList, ownPostFilterSchema, SiteKey } from '@marquee/shared/domain';
import { stripHtml } from '@marquee/shared/text/stripHtml';
import { and, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { postViews } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { lastExpired, restorableUntil } from '../trash/restorable.ts';
import { content, hasWords, modules } from './ownPostSearch.ts';

/** Characters of HTML that are read for an excerpt. */
const excerptSource = 2_000;
/** Maximum length of an excerpt. A line of the list shows less. */
const excerptLength = 160;
const pageSize = 20;

type OwnPostFilter = (typeof ownPostFilterSchema.options)[number];

export type OwnPostQuery = {
  /** Status to list. Without it, all posts outside the trash are listed. */
  status?: OwnPostFilter | undefined;
  site?: SiteKey | undefined;
  /** Words that the posts contain. */
  q: string;
  /** Counts from 1. */
  page: number;
};

/** Time at which a post or its working copy was last saved. */
const editedAt = sql<Date>`coalesce(${workingCopies.modifiedAt}, ${posts.modifiedAt})`.mapWith(posts.modifiedAt);

/**
 * Lists a writer's own posts, the last edited first. The counts cover every status, with the same site and search
 * words.
 */
export async function listOwnPosts(
  db: Database,
  authorId: number,
  { status, site, q, page }: OwnPostQuery,
  now: Date,
): Promise<OwnPostList> {
  const isListed = and(
    eq(posts.authorId, authorId),
    or(isNull(posts.deletedAt), gt(posts.deletedAt, lastExpired(now))),
    site ? eq(posts.site, site) : undefined,
    hasWords(q),
  );
  const matches = db
    .select({
      id: posts.id,
      list: sql<OwnPostFilter>`case when ${posts.deletedAt} is null then ${posts.status} else 'trash' end`.as('list'),
      editedAt: sql`coalesce(${workingCopies.modifiedAt}, ${posts.modifiedAt})`.as('edited_at'),
    })
    .from(posts)
    .leftJoin(workingCopies, eq(workingCopies.postId, posts.id))
    .where(isListed);
  const isShown: SQL = status ? sql`list = ${status}` : sql`list <> 'trash'`;
  // One search serves both the counts and the page.
  const { rows } = await db.execute<{ counts: OwnPostList['counts'] | null; ids: number[] | null }>(sql`
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

async function readRows(db: Database, ids: readonly number[]): Promise<OwnPost[]> {
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

/** Returns the start of a text. @param html the start of the HTML, which can end inside a tag */
function excerptOf(html: string): string {
  const text = stripHtml(html.replace(/<[^>]*$/, ''));
  return [...text].slice(0, excerptLength).join('').trim();
}
