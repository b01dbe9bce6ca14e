import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '../../../kernel/db/connect.ts';
import { retryDeadlock } from '../../../kernel/db/retryDeadlock.ts';
import {
  type FormerPicture,
  mediaReplacedPosts,
  mediaReplacements,
  type ReplacedTexts,
} from '../../../kernel/db/schema/media.ts';
import { recordMedia } from '../changeMedia.ts';
import { type Act, familyOf, lockReplacement, type ReplacementRow, readPair } from './replaceEverywhere.ts';
import { replaceInPost } from './replaceInPost.ts';
import type { PickSwap } from './swapPictures.ts';

const batch = 20;
const maxCallMs = 15_000;

/**
 * Puts the former pictures and texts back into the posts that a replacement changed. A call that has to stop leaves
 * posts, and the next call continues. Texts that a writer has changed since stay.
 * @throws ProblemError 404 or 403; 409 if a later replacement has put other pictures into the posts
 */
export async function undoReplacement(db: Database, id: number, act: Act): Promise<void> {
  await db.transaction((transaction) => beginUndo(transaction, id, act));
  const endAt = performance.now() + maxCallMs;
  for (let after = 0; performance.now() < endAt; ) {
    const last = await retryDeadlock(() =>
      db.transaction(async (transaction) => {
        const replacement = await lockReplacement(transaction, id, act.account);
        return undoBatch(transaction, replacement, after, act);
      }),
    );
    if (last === null) return;
    after = last;
  }
}

async function beginUndo(db: Queryable, id: number, act: Act): Promise<void> {
  const replacement = await lockReplacement(db, id, act.account);
  if (replacement.undoneAt) return;
  const [later] = await db
    .select({ id: mediaReplacements.id })
    .from(mediaReplacements)
    .where(
      and(
        eq(mediaReplacements.fromId, replacement.toId),
        gt(mediaReplacements.id, id),
        isNull(mediaReplacements.undoneAt),
      ),
    )
    .limit(1);
  if (later)
    throw new ProblemError(409, 'media-replaced', 'The new picture was itself replaced. Undo that replacement first.');
  await db.update(mediaReplacements).set({ undoneAt: act.now }).where(eq(mediaReplacements.id, id));
  const { from, to } = await readPair(db, replacement);
  const name = from.title;
  const parts = { before: { name, picture: to.title }, after: { name, picture: from.title } };
  await recordMedia(db, 'undoReplacePicture', from, act, parts);
}

/** @returns the id of the last post, or null if no post is left */
async function undoBatch(db: Queryable, replacement: ReplacementRow, after: number, act: Act): Promise<number | null> {
  const { from, to } = await readPair(db, replacement);
  const family = await familyOf(db, to.original);
  const rows = await db
    .select()
    .from(mediaReplacedPosts)
    .where(
      and(
        eq(mediaReplacedPosts.replacementId, replacement.id),
        eq(mediaReplacedPosts.isUndone, false),
        gt(mediaReplacedPosts.postId, after),
      ),
    )
    .orderBy(asc(mediaReplacedPosts.postId))
    .limit(batch);
  for (const { postId, former } of rows) {
    await replaceInPost(db, postId, {
      ...act,
      picker: (part) => formerPicker(former[part], family, replacement.texts),
      replacement: { from: to.title, to: from.title },
      noticeKey: `undoReplacePicture ${replacement.id}`,
    });
    await db
      .update(mediaReplacedPosts)
      .set({ isUndone: true })
      .where(and(eq(mediaReplacedPosts.replacementId, replacement.id), eq(mediaReplacedPosts.postId, postId)));
  }
  return rows.at(-1)?.postId ?? null;
}

/** Picks the former pictures in their order. If a writer has added the new picture since, the last one repeats. */
function formerPicker(
  former: readonly FormerPicture[],
  family: ReadonlySet<string>,
  texts: ReplacedTexts | null,
): PickSwap {
  let place = 0;
  return (present) => {
    if (!family.has(present.publicId)) return null;
    const one = former[Math.min(place, former.length - 1)];
    place += 1;
    if (!one) return null;
    const { publicId, width = 1, height = 1, format } = one;
    return {
      image: { public_id: publicId, width, height, ...(format !== undefined && { format }) },
      ...(texts && one.credit !== undefined && (present.credit ?? '') === texts.credit && { credit: one.credit }),
      ...(texts && one.altText !== undefined && present.altText === texts.altText && { altText: one.altText }),
    };
  };
}
