import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  type DraftChanges,
  type DraftTag,
  type FieldError,
  isReservedPostKey,
  type SiteKey,
} from '@marquee/shared/domain';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { categories, channels, tags } from '../../../kernel/db/schema/taxonomy.ts';
import type { StoredDraft } from '../readDraft.ts';
import { invalid } from './cleanChanges.ts';

/** Ids of a post's category and channel; null if not set. */
export type NamedRows = { categoryId: number | null; channelId: number | null };

/**
 * Finds the rows of a changed category and channel, and checks changed tags and keys. The rows stay locked against
 * removal until the transaction ends. A post that moves to another site keeps its category, channel and tags if the new
 * site has them under the same name.
 * @returns the changes, including those caused by the move
 * @throws ProblemError 422 with pointers, or 409 if another post of the site has the key
 */
export async function resolveNames(
  db: Queryable,
  { row, copy, fields: stored }: StoredDraft,
  cleaned: DraftChanges,
): Promise<{ changes: DraftChanges; rows: NamedRows }> {
  const moves = cleaned.site !== undefined;
  const changes = { ...cleaned };
  const target = { ...stored, ...cleaned };
  const errors: FieldError[] = [];
  const needsRows = copy !== null || moves || cleaned.category !== undefined || cleaned.channel !== undefined;
  const categoryId = needsRows ? await idOf(db, categories, target.site, target.category) : row.categoryId;
  const channelId = needsRows ? await idOf(db, channels, target.site, target.channel) : row.channelId;
  if (target.category !== null && categoryId === null) {
    if (typeof cleaned.category === 'string')
      errors.push(unknown('/category', 'This magazine does not have this category.'));
    else if (moves) changes.category = null;
  }
  if (target.channel !== null && channelId === null) {
    if (typeof cleaned.channel === 'string')
      errors.push(unknown('/channel', 'This magazine does not have this channel.'));
    else if (moves) changes.channel = null;
  }
  if (cleaned.tags) errors.push(...(await unknownTags(db, target.site, cleaned.tags)));
  else if (moves && stored.tags.length > 0) changes.tags = await sameTags(db, target.site, stored.tags);
  if (cleaned.key && isReservedPostKey(cleaned.key))
    errors.push({ pointer: '/key', code: 'reserved', message: 'Another page uses this URL slug.' });
  if (errors.length > 0) throw invalid(errors);
  if ((cleaned.key || moves) && target.site && target.key && (await isTaken(db, row.id, target.site, target.key)))
    throw keyTaken();
  return { changes, rows: { categoryId, channelId } };
}

/** Returns the error for a key that another post of the site has. */
export function keyTaken(): ProblemError {
  const message = 'Another post in this magazine uses this URL slug.';
  return new ProblemError(409, 'key-taken', message, { errors: [{ pointer: '/key', code: 'taken', message }] });
}

function unknown(pointer: string, message: string): FieldError {
  return { pointer, code: 'unknown', message };
}

async function idOf(
  db: Queryable,
  table: typeof categories | typeof channels,
  site: SiteKey | null,
  key: string | null,
): Promise<number | null> {
  if (site === null || key === null) return null;
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.site, site), eq(table.key, key)))
    .for('key share');
  return row?.id ?? null;
}

async function unknownTags(db: Queryable, site: SiteKey | null, given: readonly DraftTag[]): Promise<FieldError[]> {
  const ids = given.flatMap(({ id }) => (id === null ? [] : [rowId(id)]));
  if (ids.length === 0) return [];
  const rows =
    site === null
      ? []
      : await db
          .select({ id: tags.id })
          .from(tags)
          .where(and(eq(tags.site, site), inArray(tags.id, ids)))
          // A merge locks tags in the same order, which avoids deadlocks.
          .orderBy(asc(tags.id))
          .for('key share');
  const known = new Set(rows.map(({ id }) => String(id)));
  return given.flatMap(({ id }, index) =>
    id === null || known.has(id) ? [] : [unknown(`/tags/${index}/id`, 'This magazine does not have this tag.')],
  );
}

/** Returns the tags with these names on another site. Names that the site lacks become new tags. */
async function sameTags(db: Queryable, site: SiteKey | null, given: readonly DraftTag[]): Promise<DraftTag[]> {
  const names = given.map(({ name }) => name);
  const rows =
    site === null
      ? []
      : await db
          .select({ id: tags.id, name: tags.name })
          .from(tags)
          .where(and(eq(tags.site, site), inArray(tags.name, names)))
          .orderBy(asc(tags.id))
          .for('key share');
  const ids = new Map(rows.map(({ id, name }) => [name, String(id)]));
  return given.map(({ name }) => ({ id: ids.get(name) ?? null, name }));
}

async function isTaken(db: Queryable, postId: number, site: SiteKey, key: string): Promise<boolean> {
  const [other] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.site, site), eq(posts.key, key), ne(posts.id, postId)));
  return other !== undefined;
}
