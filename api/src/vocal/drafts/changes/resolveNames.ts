import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  type DraftChanges,
  type DraftTag,
  type FieldError,
  isReservedPostKey,
  type SiteKey,
} from '@marquee/shared/domain';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { rowId } from '../../../db/rowId.ts';
import { posts } from '../../../db/schema/posts.ts';
import { categories, channels, tags } from '../../../db/schema/taxonomy.ts';
import type { StoredDraft } from '../readDraft.ts';
import { invalid } from './cleanChanges.ts';

/** Rows that a post's names stand for; null where there is none. */
export type NamedRows = { categoryId: number | null; channelId: number | null };

/**
 * Finds the rows of the post's category and channel, and checks its tags and key, as far as they change. Nobody removes
 * the rows before the transaction ends.
 * A post that moves to another site keeps those of its category, channel and tags that the site has under the same name.
 * @returns the changes, with what follows from the move
 * @throws ProblemError 422 with pointers, or 409 when another post of the site has the key
 */
export async function resolveNames(
  db: Queryable,
  { row, copy, fields: stored }: StoredDraft,
  sent: DraftChanges,
): Promise<{ changes: DraftChanges; rows: NamedRows }> {
  const moves = sent.site !== undefined;
  const changes = { ...sent };
  const wanted = { ...stored, ...sent };
  const errors: FieldError[] = [];
  const needsRows = copy !== null || moves || sent.category !== undefined || sent.channel !== undefined;
  const categoryId = needsRows ? await idOf(db, categories, wanted.site, wanted.category) : row.categoryId;
  const channelId = needsRows ? await idOf(db, channels, wanted.site, wanted.channel) : row.channelId;
  if (wanted.category !== null && categoryId === null) {
    if (typeof sent.category === 'string') errors.push(unknown('/category', 'This site has no such category.'));
    else if (moves) changes.category = null;
  }
  if (wanted.channel !== null && channelId === null) {
    if (typeof sent.channel === 'string') errors.push(unknown('/channel', 'This site has no such channel.'));
    else if (moves) changes.channel = null;
  }
  if (sent.tags) errors.push(...(await unknownTags(db, wanted.site, sent.tags)));
  else if (moves && stored.tags.length > 0) changes.tags = await sameTags(db, wanted.site, stored.tags);
  if (sent.key && isReservedPostKey(sent.key))
    errors.push({ pointer: '/key', code: 'reserved', message: 'This address belongs to another page.' });
  if (errors.length > 0) throw invalid(errors);
  if ((sent.key || moves) && wanted.site && wanted.key && (await isTaken(db, row.id, wanted.site, wanted.key)))
    throw keyTaken();
  return { changes, rows: { categoryId, channelId } };
}

/** The refusal of a key that another post of the site has. */
export function keyTaken(): ProblemError {
  const message = 'Another post of this site has this address.';
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
          // In the order of a merge's locks.
          .orderBy(asc(tags.id))
          .for('key share');
  const known = new Set(rows.map(({ id }) => String(id)));
  return given.flatMap(({ id }, index) =>
    id === null || known.has(id) ? [] : [unknown(`/tags/${index}/id`, 'This site has no such tag.')],
  );
}

/** The tags of these names on another site; those that it lacks are new there. */
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
