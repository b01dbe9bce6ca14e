import type { Queryable } from '@marquee/api/acts/database.ts';
import {
  categories,
  channels,
  formerAddresses,
  postBylines,
  posts,
  postTags,
  redirects,
  tags,
  users,
} from '@marquee/api/acts/tables.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { EditorsFields, ExportedPerson } from '../newsroom/records.ts';
import { nameColumns, nameOf, personOf } from './newsroom/personOf.ts';

const postsAtOnce = 200;

/** A post with the names of all that it refers to. */
export type ExportedPost = {
  row: typeof posts.$inferSelect;
  author: ExportedPerson | null;
  /** People beside the author, in order. */
  bylines: EditorsFields['bylines'];
  category: string | null;
  channel: string | null;
  tags: string[];
  /** Former addresses of the post. */
  formerPaths: string[];
};

/** Reads the posts of a site, the oldest first, without posts in the trash. */
export async function* readPosts(db: Queryable, site: SiteKey): AsyncGenerator<ExportedPost> {
  for (let after = 0; ; ) {
    const rows = await db
      .select({
        row: posts,
        author: nameColumns(users),
        category: categories.name,
        channel: channels.name,
      })
      .from(posts)
      .leftJoin(users, eq(users.id, posts.authorId))
      .leftJoin(categories, eq(categories.id, posts.categoryId))
      .leftJoin(channels, eq(channels.id, posts.channelId))
      .where(and(eq(posts.site, site), isNull(posts.deletedAt), gt(posts.id, after)))
      .orderBy(asc(posts.id))
      .limit(postsAtOnce);
    const ids = rows.map(({ row }) => row.id);
    const tagNames = await readTags(db, ids);
    const paths = await readFormerPaths(db, ids);
    const bylines = await readBylines(db, ids);
    for (const { row, author, ...names } of rows)
      yield {
        ...{ row, ...names },
        author: personOf(author),
        bylines: bylines.get(row.id) ?? [],
        // A draft's tags may not exist yet.
        tags: row.draftTags?.map(({ name }) => name) ?? tagNames.get(row.id) ?? [],
        formerPaths: [...new Set(paths.get(row.id))],
      };
    const last = ids.at(-1);
    if (last === undefined || ids.length < postsAtOnce) return;
    after = last;
  }
}

async function readTags(db: Queryable, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ id: postTags.postId, text: tags.name })
    .from(postTags)
    .innerJoin(tags, eq(tags.id, postTags.tagId))
    .where(inArray(postTags.postId, [...ids]))
    .orderBy(asc(postTags.postId), asc(postTags.position));
  return textsById(rows);
}

/** Reads former addresses of posts: their former keys, and what they were before the site moved here. */
async function readFormerPaths(db: Queryable, ids: readonly number[]): Promise<Map<number, string[]>> {
  const keys = await db
    .select({ id: redirects.targetId, text: redirects.key })
    .from(redirects)
    .where(and(eq(redirects.kind, 'post'), inArray(redirects.targetId, [...ids])))
    .orderBy(asc(redirects.targetId), asc(redirects.key));
  const addresses = await db
    .select({ id: formerAddresses.targetId, text: formerAddresses.address })
    .from(formerAddresses)
    .where(and(eq(formerAddresses.kind, 'post'), inArray(formerAddresses.targetId, [...ids])))
    .orderBy(asc(formerAddresses.targetId), asc(formerAddresses.address));
  return textsById([
    ...keys.map(({ id, text }) => ({ id, text: `/${text}` })),
    ...addresses.flatMap(({ id, text }) => (id === null ? [] : [{ id, text }])),
  ]);
}

function textsById(rows: readonly { id: number; text: string }[]): Map<number, string[]> {
  const texts = new Map<number, string[]>();
  for (const { id, text } of rows) texts.set(id, [...(texts.get(id) ?? []), text]);
  return texts;
}

async function readBylines(db: Queryable, ids: readonly number[]): Promise<Map<number, EditorsFields['bylines']>> {
  const rows = await db
    .select({
      ...{ id: postBylines.postId, role: postBylines.role, percent: postBylines.percent },
      person: nameColumns(users),
    })
    .from(postBylines)
    .innerJoin(users, eq(users.id, postBylines.userId))
    .where(inArray(postBylines.postId, [...ids]))
    .orderBy(asc(postBylines.postId), asc(postBylines.position));
  const bylines = new Map<number, EditorsFields['bylines']>();
  for (const { id, person, ...byline } of rows)
    bylines.set(id, [...(bylines.get(id) ?? []), { person: nameOf(person), ...byline }]);
  return bylines;
}
