import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { Image, MediaReplace } from '@marquee/shared/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../kernel/db/connect.ts';
import { retryDeadlock } from '../../../kernel/db/retryDeadlock.ts';
import { rowId } from '../../../kernel/db/rowId.ts';
import { mediaItems, mediaReplacedPosts, mediaReplacements } from '../../../kernel/db/schema/media.ts';
import { uploads } from '../../../kernel/db/schema/uploads.ts';
import { violatedConstraint } from '../../../kernel/db/violatedConstraint.ts';
import { notFound } from '../../../kernel/http/notFound.ts';
import type { UserRow } from '../../../people/accounts/userView.ts';
import { holdRights } from '../../drafts/changePost.ts';
import { recordMedia } from '../changeMedia.ts';
import { findMedia, requireMediaRight } from '../readMedia.ts';
import { replaceInPost } from './replaceInPost.ts';

/** Posts that a transaction changes. It is small, so that nobody waits long for their rows. */
const batch = 20;
/** Time after which a call stops between two batches. The next call continues. */
const maxCallMs = 15_000;

export type Act = { account: UserRow; now: Date };
export type ReplacementRow = typeof mediaReplacements.$inferSelect;

/**
 * Begins to replace a picture by another picture of the same library. `continueReplacement` changes the posts.
 * @throws ProblemError 404, 403, 409 while another replacement of the picture has posts left, 422 for the same picture
 */
export async function beginReplacement(
  db: Queryable,
  id: string,
  { by, withTexts }: MediaReplace,
  { account, now }: Act,
): Promise<number> {
  const held = await holdRights(db, account);
  // Always in the order of their ids, so that two replacements never wait for each other.
  const [first = id, second = by] = [id, by].sort((a, b) => rowId(a) - rowId(b));
  const locked = [
    await findMedia(db, held, first, 'editMedia'),
    ...(first === second ? [] : [await findMedia(db, held, second, 'editMedia')]),
  ];
  const from = locked.find((row) => row.id === rowId(id));
  const to = locked.find((row) => row.id === rowId(by) && row.id !== from?.id && row.site === from?.site);
  if (!from || !to) {
    const message = 'Choose another picture of the same magazine.';
    throw new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/by', code: 'unknown', message }] });
  }
  const texts = withTexts ? { credit: to.credit, altText: to.altText } : null;
  try {
    const [row] = await db
      .insert(mediaReplacements)
      .values({ site: from.site, fromId: from.id, toId: to.id, texts, actorId: account.id, at: now })
      .returning({ id: mediaReplacements.id });
    if (!row) throw new Error('The replacement was not stored.');
    const before = { name: from.title, picture: from.title };
    const after = { name: from.title, picture: to.title, withTexts };
    await recordMedia(db, 'replacePicture', from, { account, now }, { before, after });
    return row.id;
  } catch (error) {
    if (violatedConstraint(error) !== 'media_replacements_open') throw error;
    throw new ProblemError(409, 'media-replaced', 'This picture is being replaced. Continue that replacement first.', {
      cause: error,
    });
  }
}

/** Changes the posts that still have the former picture, in batches of a transaction each. */
export async function continueReplacement(db: Database, id: number, act: Act): Promise<void> {
  const endAt = performance.now() + maxCallMs;
  for (let after = 0; performance.now() < endAt; ) {
    const last = await retryDeadlock(() =>
      db.transaction(async (transaction) => {
        const replacement = await lockReplacement(transaction, id, act.account);
        if (replacement.undoneAt || replacement.finishedAt) return null;
        return replaceBatch(transaction, replacement, after, act);
      }),
    );
    if (last === null) return;
    after = last;
  }
}

/** Locks a replacement, so that two calls do not change its posts at the same time. @throws ProblemError 404 or 403 */
export async function lockReplacement(db: Queryable, id: number, account: UserRow): Promise<ReplacementRow> {
  const held = await holdRights(db, account);
  const [row] = await db.select().from(mediaReplacements).where(eq(mediaReplacements.id, id)).for('update');
  if (!row) throw notFound('The replacement');
  requireMediaRight(held, 'editMedia', row.site, 'The replacement');
  return row;
}

/** Reads the pictures of a replacement, as posts name them. */
export async function readPair(db: Queryable, { fromId, toId }: ReplacementRow) {
  const rows = await db
    .select({ item: mediaItems, upload: uploads })
    .from(mediaItems)
    .innerJoin(uploads, eq(uploads.publicId, mediaItems.publicId))
    .where(inArray(mediaItems.id, [fromId, toId]));
  const from = rows.find(({ item }) => item.id === fromId);
  const to = rows.find(({ item }) => item.id === toId);
  if (!from || !to) throw new Error('A replacement names a missing picture.');
  return { from: from.item, to: to.item, image: imageOf(to.upload) };
}

function imageOf({ publicId, width, height, format }: typeof uploads.$inferSelect): Image {
  return { public_id: publicId, width, height, format };
}

/** @returns the id of the last changed post, or null if no post is left */
async function replaceBatch(
  db: Queryable,
  replacement: ReplacementRow,
  after: number,
  act: Act,
): Promise<number | null> {
  const { id, site, texts } = replacement;
  const { from, to, image } = await readPair(db, replacement);
  const { rows } = await db.execute<{ post_id: string }>(sql`
    select distinct post_id from picture_uses
    where original = ${from.original} and site = ${site} and post_id > ${after} order by post_id limit ${batch}`);
  const family = await familyOf(db, from.original);
  // Posts have no credit instead of an empty one. An empty alternative text is that of a decorative picture.
  const swap = { image, ...(texts && { ...texts, credit: texts.credit || null }) };
  for (const { post_id } of rows) {
    const postId = Number(post_id);
    const former = await replaceInPost(db, postId, {
      ...act,
      picker: () => (present) => (family.has(present.publicId) ? swap : null),
      replacement: { from: from.title, to: to.title },
      noticeKey: `replacePicture ${id}`,
    });
    if (!former) continue;
    // A writer may have put the former picture back into a post that was changed.
    await db.insert(mediaReplacedPosts).values({ replacementId: id, postId, former }).onConflictDoNothing();
  }
  const last = rows.at(-1);
  if (last) return Number(last.post_id);
  await db
    .update(mediaReplacements)
    .set({ finishedAt: act.now })
    .where(and(eq(mediaReplacements.id, id), isNull(mediaReplacements.finishedAt)));
  return null;
}

/** Public ids of a picture and of all pictures that were edited from it. */
export async function familyOf(db: Queryable, original: string): Promise<Set<string>> {
  const rows = await db.select({ publicId: uploads.publicId }).from(uploads).where(eq(uploads.original, original));
  return new Set([original, ...rows.map(({ publicId }) => publicId)]);
}
