import type { OwnPostList } from '@marquee/shared/domain';
import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { isPublished } from '../../db/published.ts';
import { posts } from '../../db/schema/posts.ts';

const pageSize = 20;

/** Lists the published posts of an author on all sites, the newest first. Pages count from 1. */
export function prepareOwnPosts(db: Database) {
  return async (authorId: number, page: number): Promise<OwnPostList> => {
    const isOwn = and(eq(posts.authorId, authorId), isPublished);
    const [[total], rows] = await Promise.all([
      db.select({ published: count() }).from(posts).where(isOwn),
      db
        .select({ id: posts.id, site: posts.site, key: posts.key, name: posts.name, publishedAt: posts.publishedAt })
        .from(posts)
        .where(and(isOwn, isNotNull(posts.publishedAt)))
        .orderBy(desc(posts.publishedAt), desc(posts.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
    ]);
    const published = total?.published ?? 0;
    return {
      success: true,
      posts: rows.flatMap(({ id, site, key, name, publishedAt }) =>
        // The database ensures that a published post has all three.
        site && key && publishedAt
          ? [{ id: String(id), site, name, publishedAt: publishedAt.toISOString(), urlPath: `/${key}` }]
          : [],
      ),
      totalPages: Math.ceil(published / pageSize),
      counts: { published },
    };
  };
}
