import type { PostListQuery, SiteKey } from '@marquee/shared/domain';
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { beginOfDay, dayAfter } from '../../kernel/db/daysOfSite.ts';
import { isPublished } from '../../kernel/db/published.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { posts, postTags } from '../../kernel/db/schema/posts.ts';
import type { TotalScope } from '../../kernel/db/schema/postTotals.ts';
import { categories, channels, tags } from '../../kernel/db/schema/taxonomy.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { isNamedBeside } from '../authors/isNamedBeside.ts';

/** The filter of a list of posts. */
export type PostFilter = { site: SiteKey } & Pick<
  PostListQuery,
  'postType' | 'editorPick' | 'categoryKey' | 'channelKey' | 'author' | 'tags' | 'publishedAfter' | 'publishedBefore'
> & {
    /** True if the author is also named beside other authors. Without such posts, an index gives the order. */
    isNamedBeside?: true;
  };

const placeholder = sql.placeholder;

/** Ids of the names in a filter, looked up inside the query that uses them; unknown names match nothing. */
export const named = {
  category: sql`(select ${categories.id} from ${categories}
    where ${categories.site} = ${placeholder('site')} and ${categories.key} = ${placeholder('categoryKey')})`,
  channel: sql`(select ${channels.id} from ${channels}
    where ${channels.site} = ${placeholder('site')} and ${channels.key} = ${placeholder('channelKey')})`,
  author: sql`(select ${users.id} from ${users}
    where ${users.key} = ${placeholder('author')} or ${users.id} = ${placeholder('authorId')}
    order by ${users.key} = ${placeholder('author')} desc limit 1)`,
  tag: sql`(select ${tags.id} from ${tags}
    where ${tags.site} = ${placeholder('site')}
      and (${tags.key} = ${placeholder('tag')} or ${tags.id} = ${placeholder('tagId')})
    order by ${tags.key} = ${placeholder('tag')} desc limit 1)`,
};

/** Returns the columns that a filter selects and sorts by. Posts of a tag have a separate index. */
export function sourceOf(filter: PostFilter) {
  return filter.tags === undefined
    ? { id: posts.id, publishedAt: posts.publishedAt, site: posts.site, postType: posts.postType }
    : { id: postTags.postId, publishedAt: postTags.publishedAt, site: postTags.site, postType: postTags.postType };
}

/** Returns the order of a list, newest first. In a list of editor's picks, picks with a position come first. */
export function orderOf(filter: PostFilter): SQL[] {
  const { publishedAt, id } = sourceOf(filter);
  const newest = [desc(publishedAt), desc(id)];
  return filter.editorPick ? [sql`${posts.pickPosition} asc nulls last`, ...newest] : newest;
}

/** Returns the condition of a filter, with a placeholder for every value of `filterValues`. */
export function filterCondition(filter: PostFilter): SQL | undefined {
  const source = sourceOf(filter);
  return and(
    filter.tags === undefined ? isPublished : undefined,
    filter.tags !== undefined
      ? and(eq(postTags.tagId, named.tag), sql`${postTags.publishedAt} is not null`)
      : undefined,
    eq(source.site, placeholder('site')),
    filter.postType && eq(source.postType, placeholder('postType')),
    filter.categoryKey !== undefined ? eq(posts.categoryId, named.category) : undefined,
    filter.channelKey !== undefined ? eq(posts.channelId, named.channel) : undefined,
    filter.author !== undefined ? isByAuthor(filter) : undefined,
    filter.editorPick ? sql`${posts.editorPick}` : undefined,
    filter.publishedAfter ? gte(source.publishedAt, beginOfDay(placeholder('site'), placeholder('from'))) : undefined,
    filter.publishedBefore ? lt(source.publishedAt, beginOfDay(placeholder('site'), placeholder('until'))) : undefined,
  );
}

function isByAuthor(filter: PostFilter): SQL | undefined {
  const isAuthor = eq(posts.authorId, named.author);
  return filter.isNamedBeside ? or(isAuthor, isNamedBeside(named.author)) : isAuthor;
}

/**
 * Returns the values of a filter's placeholders. Days are in the site's time zone, as in the archive, and the last day
 * is included.
 */
export function filterValues(filter: PostFilter): Record<string, unknown> {
  return {
    site: filter.site,
    postType: filter.postType,
    categoryKey: filter.categoryKey,
    channelKey: filter.channelKey,
    author: filter.author,
    authorId: rowId(filter.author ?? ''),
    tag: filter.tags,
    tagId: rowId(filter.tags ?? ''),
    from: filter.publishedAfter,
    until: filter.publishedBefore && dayAfter(filter.publishedBefore),
  };
}

/** Returns the names of the filter's parts, which are equal for filters with the same query. */
export function filterShape(filter: PostFilter): string {
  return Object.entries(filter)
    .filter(([name, value]) => name !== 'site' && value !== undefined)
    .map(([name]) => name)
    .sort()
    .join('+');
}

/**
 * Returns scope and scope id of the stored total that counts exactly the matches of a filter; undefined if there is
 * none.
 */
export function totalOf(filter: PostFilter): { scope: TotalScope; scopeId: SQL } | undefined {
  if (filter.publishedAfter || filter.publishedBefore) return undefined;
  const scopes = [
    filter.categoryKey !== undefined && { scope: 'category' as const, scopeId: named.category },
    filter.channelKey !== undefined && { scope: 'channel' as const, scopeId: named.channel },
    filter.author !== undefined && { scope: 'author' as const, scopeId: named.author },
    filter.tags !== undefined && { scope: 'tag' as const, scopeId: named.tag },
    filter.editorPick && { scope: 'editorPick' as const, scopeId: sql`0` },
  ].filter((scope) => scope !== false && scope !== undefined);
  if (scopes.length > 1) return undefined;
  return scopes[0] ?? { scope: 'site', scopeId: sql`0` };
}
