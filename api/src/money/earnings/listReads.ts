import type { ReadList, ReadsQuery } from '@marquee/shared/domain';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { impressions, postViews } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { rateOn } from '../ledger/rates.ts';
import { earningPost, earningPostColumns } from './earningPost.ts';
import { ownPostIds } from './ownReads.ts';

const pageSize = 100;

/**
 * Lists the reads of a post of a writer, or of a post whose byline names the writer, on a day, counted or not, the newest first.
 * @throws ProblemError 404 for a post of another writer, or for a post without reads on that day
 */
export async function listReads(db: Queryable, userId: number, query: ReadsQuery): Promise<Omit<ReadList, 'success'>> {
  const { day, before } = query;
  const postId = rowId(query.postId);
  const [post] = await db
    .select({ ...earningPostColumns, site: posts.site })
    .from(posts)
    .where(and(eq(posts.id, postId), sql`${posts.id} in ${ownPostIds(userId)}`));
  if (!post) throw notFound('The post');
  const ofDay = and(eq(impressions.postId, postId), eq(impressions.day, day));
  const found = await db
    .select({
      id: impressions.id,
      at: impressions.createdAt,
      site: impressions.site,
      rejection: impressions.rejection,
    })
    .from(impressions)
    .where(and(ofDay, before ? lt(impressions.id, rowId(before)) : undefined))
    .orderBy(desc(impressions.id))
    .limit(pageSize + 1);
  const site = found[0]?.site ?? post.site;
  if (!site) throw notFound('Reads of that day');
  const [views] = await db
    .select({ counted: sql<number>`${postViews.views} - ${postViews.unpaid}`, booked: postViews.booked })
    .from(postViews)
    .where(and(eq(postViews.postId, postId), eq(postViews.day, day)));
  const page = found.slice(0, pageSize);
  return {
    post: earningPost(post, site),
    day,
    counted: views?.counted ?? 0,
    booked: views?.booked ?? 0,
    rate: (await rateOn(db, day)).micros,
    reads: page.map(({ id, at, rejection }) => ({ id: String(id), at: at.toISOString(), rejection })),
    next: found.length > pageSize ? String(page.at(-1)?.id) : null,
  };
}
