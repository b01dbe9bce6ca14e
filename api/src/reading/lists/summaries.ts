import type { PostSummary } from '@marquee/shared/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { isPublished } from '../../kernel/db/published.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { categories, channels } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { authorLinkColumns, bylinesOfPost, toAuthorLink, toBylines } from '../authors/authorView.ts';
import { categoryLinkColumns, toCategoryLink } from '../sections/categoryView.ts';
import { channelLinkColumns, toChannelLink } from '../sections/channelView.ts';

/** Returns the cards of posts, in the order of the given ids. Posts that are not published are left out. */
export type ReadSummaries = (ids: readonly number[]) => Promise<PostSummary[]>;

const columns = {
  id: posts.id,
  key: posts.key,
  name: posts.name,
  subtitle: posts.subtitle,
  summary: posts.summary,
  postType: posts.postType,
  mediaType: posts.mediaType,
  image: posts.image,
  imageAltText: posts.imageAltText,
  imageCredit: posts.imageCredit,
  videoData: posts.videoData,
  editorPick: posts.editorPick,
  publishedAt: posts.publishedAt,
  language: posts.language,
  corrections: posts.corrections,
  bylines: bylinesOfPost,
  author: authorLinkColumns,
  category: categoryLinkColumns,
  channel: channelLinkColumns,
};

/** Lists find ids in narrow indexes and leave the fetching of cards to this one prepared query. */
export function prepareSummaries(db: Database): ReadSummaries {
  const byIds = db
    .select(columns)
    .from(posts)
    .leftJoin(users, eq(users.id, posts.authorId))
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .leftJoin(channels, eq(channels.id, posts.channelId))
    .where(and(sql`${posts.id} = any(${sql.placeholder('ids')}::bigint[])`, isPublished))
    .prepare('post_summaries');

  return async (ids) => {
    if (ids.length === 0) return [];
    const rows = await byIds.execute({ ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toSummary(row)] : [];
    });
  };
}

type PostColumn = Exclude<keyof typeof columns, 'author' | 'bylines' | 'category' | 'channel'>;

export type SummaryRow = Pick<typeof posts.$inferSelect, PostColumn> & {
  author: Parameters<typeof toAuthorLink>[0] | null;
  bylines: Parameters<typeof toBylines>[0] | null;
  category: Parameters<typeof toCategoryLink>[0] | null;
  channel: Parameters<typeof toChannelLink>[0] | null;
};

/**
 * Returns a path on the site, or null. Cards show no pictures of third parties, which the pages' policy would block.
 */
function ownAddress(address: string | null | undefined): string | null {
  return address && /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : null;
}

/** @throws Error for a row that is not a published post, which the database's checks prevent */
export function toSummary(row: SummaryRow): PostSummary {
  if (row.key === null || row.publishedAt === null) throw new Error(`Post ${row.id} is not published.`);
  return {
    id: String(row.id),
    key: row.key,
    name: row.name,
    subtitle: row.subtitle,
    summary: row.summary,
    type: row.postType,
    postType: row.postType,
    mediaType: row.mediaType,
    image: row.image,
    imageAltText: row.imageAltText,
    ...(row.imageCredit && { imageCredit: row.imageCredit }),
    videoThumbnailUrl: ownAddress(row.videoData?.thumbnailUrl),
    author: row.author && toAuthorLink(row.author),
    ...(row.bylines && { bylines: toBylines(row.bylines) }),
    category: row.category && toCategoryLink(row.category),
    channel: row.channel && toChannelLink(row.channel),
    editorPick: row.editorPick,
    publishedAt: row.publishedAt.toISOString(),
    urlPath: `/${row.key}`,
    ...(row.language !== null && { language: row.language }),
    ...(row.corrections.length > 0 && { corrections: row.corrections }),
  };
}
