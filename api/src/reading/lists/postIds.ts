import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { matchingPosts, statementName } from './matchingPosts.ts';
import type { PageAnchors } from './PageAnchors.ts';
import { filterShape, filterValues, orderOf, type PostFilter, sourceOf } from './postFilter.ts';

/** @param page counts from 1. */
export type ReadPostIds = (filter: PostFilter, page: number, limit: number) => Promise<number[]>;

/** Returns the ids of a page of the posts that a filter matches, in the order of `orderOf`. It reads indexes only. */
export function preparePostIds(db: Database, anchors: PageAnchors): ReadPostIds {
  const prepared = new Map<string, ReturnType<typeof build>>();

  const build = (filter: PostFilter, anchored: boolean, name: string) => {
    const source = sourceOf(filter);
    const behindAnchor = sql`(${source.publishedAt}, ${source.id})
      < (${sql.placeholder('anchorAt')}::timestamptz, ${sql.placeholder('anchorId')}::bigint)`;
    return matchingPosts(db, filter, anchored ? behindAnchor : undefined)
      .orderBy(...orderOf(filter))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(statementName(name));
  };

  return async (filter, page, limit) => {
    const list = JSON.stringify([filter, limit]);
    // The position of an editor's pick does not only depend on its age.
    const anchor = filter.editorPick ? undefined : anchors.before(list, page);
    const name = `post_ids:${filterShape(filter)}${anchor ? ':behind' : ''}`;
    let query = prepared.get(name);
    if (!query) {
      query = build(filter, anchor !== undefined, name);
      prepared.set(name, query);
    }
    const rows = await query.execute({
      ...filterValues(filter),
      anchorAt: anchor?.publishedAt.toISOString(),
      anchorId: anchor?.id,
      limit,
      offset: (page - 1 - (anchor?.page ?? 0)) * limit,
    });
    const last = rows.at(-1);
    if (rows.length === limit && last?.publishedAt && last.id)
      anchors.remember(list, { page, publishedAt: last.publishedAt, id: last.id });
    // The type comes from an outer join, but every row has an id.
    return rows.flatMap(({ id }) => id ?? []);
  };
}
