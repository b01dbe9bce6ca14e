import type { EarningPost, SiteKey } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import { posts } from '../../kernel/db/schema/posts.ts';

/** Columns of the post that a figure belongs to. */
export const earningPostColumns = {
  postId: sql<string>`${posts.id}::text`,
  postName: posts.name,
  postKey: posts.key,
  postStatus: posts.status,
};

type EarningPostRow = { postId: string; postName: string; postKey: string | null; postStatus: string };

/** @param site on which the post was read */
export function earningPost(row: EarningPostRow, site: SiteKey): EarningPost {
  const isOnSite = row.postStatus === 'published' && row.postKey !== null;
  return { id: row.postId, name: row.postName, site, urlPath: isOnSite ? `/${row.postKey}` : null };
}
