import { randomBytes } from 'node:crypto';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { MadePreview } from '@marquee/shared/domain';
import { and, asc, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { previews } from '../../kernel/db/schema/previews.ts';
import { hashOfToken } from '../../people/accounts/Sessions.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { changePost } from '../drafts/changePost.ts';
import { invalid } from '../drafts/changes/cleanChanges.ts';
import { lockAuthor } from '../drafts/newPost.ts';
import { readAnyDraft } from '../drafts/readDraft.ts';
import { isValid } from './isValid.ts';
import { deskPreviewMs, maxDeskPreviews, maxPreviews, previewMs } from './previewLimits.ts';
import { toPreview } from './toPreview.ts';

const tokenBytes = 32;
const hourMs = 3_600_000;

type NewPreview = {
  account: UserRow;
  postId: string;
  now: Date;
  /** Maximum number of links that an account may create in an hour. */
  limit: number;
};

/**
 * Creates another link to a post's preview. Only this response contains the token.
 * @throws ProblemError 404; 422 for a post without a site; 429 with Retry-After beyond the limit
 */
export function createPreview(db: Database, { account, postId, now, limit }: NewPreview): Promise<MadePreview> {
  return db.transaction(async (transaction) => {
    await lockAuthor(transaction, account.id);
    return changePost(transaction, { account, postId, action: 'sharePost', now }, async () => {
      const { row, fields } = await readAnyDraft(transaction, rowId(postId));
      if (fields.site === null)
        throw invalid([{ pointer: '/site', code: 'missing', message: 'Choose a magazine to preview your post.' }]);
      await refuseTooMany(transaction, account.id, now, limit);
      const made = await insertPreview(transaction, { postId: row.id, userId: account.id, now, ms: previewMs });
      await endOldest(transaction, and(eq(previews.postId, row.id), eq(previews.isOfDesk, false)), maxPreviews, now);
      return { result: made, record: { after: { preview: made.preview.id } } };
    });
  });
}

/**
 * Creates a preview link for a moderator's desk. It ends with the review, and the writer does not see it. The post must
 * have a site.
 * @param db a transaction
 */
export async function createDeskPreview(
  db: Queryable,
  { postId, userId, now }: { postId: number; userId: number; now: Date },
): Promise<MadePreview> {
  const made = await insertPreview(db, { postId, userId, now, ms: deskPreviewMs, isOfDesk: true });
  const ofDesk = and(eq(previews.postId, postId), eq(previews.userId, userId), eq(previews.isOfDesk, true));
  await endOldest(db, ofDesk, maxDeskPreviews, now);
  return made;
}

type InsertedPreview = { postId: number; userId: number; now: Date; ms: number; isOfDesk?: boolean };

async function insertPreview(db: Queryable, { now, ms, ...link }: InsertedPreview): Promise<MadePreview> {
  const token = randomBytes(tokenBytes).toString('hex');
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + ms) };
  const [made] = await db
    .insert(previews)
    .values({ ...link, ...times, tokenHash: hashOfToken(token) })
    .returning();
  if (!made) throw new Error('The database did not return the new preview.');
  return { success: true, preview: toPreview(made), path: `/preview/${token}` };
}

async function refuseTooMany(db: Queryable, userId: number, now: Date, limit: number): Promise<void> {
  const recent = await db
    .select({ createdAt: previews.createdAt })
    .from(previews)
    .where(
      and(
        eq(previews.userId, userId),
        eq(previews.isOfDesk, false),
        gt(previews.createdAt, new Date(now.getTime() - hourMs)),
      ),
    )
    .orderBy(asc(previews.createdAt))
    .limit(limit);
  const [oldest] = recent;
  if (!oldest || recent.length < limit) return;
  const seconds = Math.max(1, Math.ceil((oldest.createdAt.getTime() + hourMs - now.getTime()) / 1_000));
  throw new ProblemError(429, 'too-many-attempts', 'You have created too many previews. Wait a while and try again.', {
    headers: { 'retry-after': String(seconds) },
  });
}

async function endOldest(db: Queryable, of: SQL | undefined, max: number, now: Date): Promise<void> {
  const older = await db
    .select({ id: previews.id })
    .from(previews)
    .where(and(of, isValid(now)))
    .orderBy(desc(previews.id))
    .offset(max);
  if (older.length === 0) return;
  const ids = older.map(({ id }) => id);
  await db.update(previews).set({ revokedAt: now }).where(inArray(previews.id, ids));
}
