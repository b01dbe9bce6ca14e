import type { Post, SiteKey } from '@marquee/shared/domain';
import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { isPublished } from '../../kernel/db/published.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { posts, postTags } from '../../kernel/db/schema/posts.ts';
import { categories, channels, tags } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { codeHighlighter } from '../../kernel/html/codeHighlighter.ts';
import { authorColumns, bylinesOfPost, toAuthor } from '../authors/authorView.ts';
import { type SummaryRow, toSummary } from '../lists/summaries.ts';
import { categoryColumns, toCategory } from '../sections/categoryView.ts';
import { channelColumns, toChannel } from '../sections/channelView.ts';
import { redirectedId } from '../sections/redirectedId.ts';
import { toTagLink } from '../sections/tagView.ts';

// Columns that readers do not get. Author, category and channel are joined instead of their ids.
const { authorId, categoryId, channelId, version, deletedAt, draftTags, pickPosition, embargoUntil, ...postColumns } =
  getTableColumns(posts);

export type ReadPost = (site: SiteKey, idOrKey: string) => Promise<Post | undefined>;

/** Finds a site's published post by its key, its id or a former key. A key has precedence over an equal id. */
export function preparePost(db: Database): ReadPost {
  const byIdOrKey = db
    .select({
      ...postColumns,
      author: authorColumns,
      bylines: bylinesOfPost,
      category: categoryColumns,
      channel: channelColumns,
    })
    .from(posts)
    .leftJoin(users, eq(users.id, posts.authorId))
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .leftJoin(channels, eq(channels.id, posts.channelId))
    .where(
      and(
        eq(posts.site, sql.placeholder('site')),
        or(
          eq(posts.key, sql.placeholder('key')),
          eq(posts.id, sql.placeholder('id')),
          eq(posts.id, redirectedId('post', sql.placeholder('site'), sql.placeholder('key'))),
        ),
        isPublished,
      ),
    )
    .orderBy(sql`${posts.key} = ${sql.placeholder('key')} desc, ${posts.id} = ${sql.placeholder('id')} desc`)
    .limit(1)
    .prepare('post_by_id_or_key');
  const tagsOf = db
    .select({ key: tags.key, name: tags.name })
    .from(postTags)
    .innerJoin(tags, eq(tags.id, postTags.tagId))
    .where(eq(postTags.postId, sql.placeholder('id')))
    .orderBy(asc(postTags.position), asc(tags.key))
    .prepare('post_tags');

  return async (site, idOrKey) => {
    const [row] = await byIdOrKey.execute({ site, key: idOrKey, id: rowId(idOrKey) });
    if (!row) return undefined;
    return toPost(row, site, await tagsOf.execute({ id: row.id }));
  };
}

type PostColumn = keyof typeof postColumns;

/** Row of a post with its author and sections. */
export type PostRow = Pick<typeof posts.$inferSelect, PostColumn> & {
  author: Parameters<typeof toAuthor>[0] | null;
  bylines: SummaryRow['bylines'];
  category: Parameters<typeof toCategory>[0] | null;
  channel: Parameters<typeof toChannel>[0] | null;
};

/** Formats a post for readers. @throws Error for a row without a key or a publication time */
export function toPost(row: PostRow, site: SiteKey, ofTags: readonly Parameters<typeof toTagLink>[0][]): Post {
  const highlight = codeHighlighter();
  return {
    ...toSummary(row),
    title: row.title,
    site,
    brightcoveId: row.brightcoveId,
    videoLink: row.videoLink,
    videoData: row.videoData,
    imageCaption: row.imageCaption,
    mediaLayout: row.mediaLayout,
    content: highlight(row.content),
    modules: row.modules.map((module) => (module.content ? { ...module, content: highlight(module.content) } : module)),
    tags: ofTags.map(toTagLink),
    author: row.author && toAuthor(row.author),
    category: row.category && toCategory(row.category),
    channel: row.channel && toChannel(row.channel),
    isListicle: row.isListicle,
    listicleOrder: row.listicleOrder,
    galleries: row.modules.some((module) => module.type === 'gallery'),
    products: row.modules.some((module) => module.type === 'product'),
    specialFeature: row.specialFeature,
    reviewStatus: row.status,
    createdAt: row.createdAt.toISOString(),
    modifiedAt: row.modifiedAt.toISOString(),
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    seoKeywords: row.seoKeywords,
    ogType: row.ogType,
    ogTitle: row.ogTitle,
    ogDescription: row.ogDescription,
  };
}
