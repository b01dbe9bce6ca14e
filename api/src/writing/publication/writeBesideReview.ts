import type { DraftFields } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { keepRevision } from '../drafts/keepRevision.ts';
import type { StoredDraft } from '../drafts/readDraft.ts';

export type BesideReview = {
  account: UserRow;
  now: Date;
  /** Columns of the post to write. */
  written: object;
  /** All fields that writers see afterwards: of the changes of the post if there are any, else of the post. */
  fields: DraftFields;
  /** False if only the changes of the post differ. */
  isPostChanged: boolean;
};

/**
 * Changes a post and its unpublished changes outside of a review, in the caller's transaction. The post gets a higher
 * version, so that every open editor merges. The former and the new version are kept as revisions. An approval continues
 * to hold.
 * @returns the version that writers see, and whether it is approved
 */
export async function writeBesideReview(
  db: Queryable,
  draft: StoredDraft,
  change: BesideReview,
): Promise<{ version: number; isApproved: boolean }> {
  const { row, copy } = draft;
  const { account, now, fields } = change;
  const versions = await writeVersions(db, draft, change);
  const isApproved = await keepApproval(db, draft, versions);
  const before = { postId: row.id, version: draft.version, at: (copy ?? row).modifiedAt, fields: draft.fields };
  await keepRevision(db, { ...before, userId: row.authorId, reason: 'interval' }, now);
  const after = { postId: row.id, version: versions.draft, at: now, fields };
  await keepRevision(db, { ...after, userId: account.id, reason: isApproved ? 'submit' : 'moderate' }, now);
  return { version: versions.draft, isApproved };
}

/** Version of the post itself, and the version that writers see, which is the one of the changes if there are any. */
type Versions = { row: number; draft: number };

/** Writes the fields. Both versions are higher than the one that writers saw, so that no number stands for two texts. */
async function writeVersions(db: Queryable, draft: StoredDraft, change: BesideReview): Promise<Versions> {
  const { row, copy, version } = draft;
  const { written, fields, isPostChanged, now } = change;
  const rowVersion = isPostChanged ? version + 1 : row.version;
  if (isPostChanged)
    await db
      .update(posts)
      // The trash is emptied by this time, so a post in it keeps its own.
      .set({ ...written, version: rowVersion, ...(row.deletedAt === null && { modifiedAt: now }) })
      .where(eq(posts.id, row.id));
  if (!copy) return { row: rowVersion, draft: rowVersion };
  const draftVersion = version + (isPostChanged ? 2 : 1);
  await db
    .update(workingCopies)
    .set({ fields, version: draftVersion, modifiedAt: now })
    .where(eq(workingCopies.postId, row.id));
  return { row: rowVersion, draft: draftVersion };
}

/** Approves the new version if the version before it was approved. @returns true if it was */
async function keepApproval(
  db: Queryable,
  { row, review, version }: StoredDraft,
  versions: Versions,
): Promise<boolean> {
  if (!review?.approvedVersion) return false;
  // An unpublished post can have changes of its writer, which are not approved.
  const isOfRow = row.status === 'unpublished';
  if (review.approvedVersion !== (isOfRow ? row.version : version)) return false;
  await db
    .update(reviews)
    .set({ approvedVersion: isOfRow ? versions.row : versions.draft })
    .where(eq(reviews.postId, row.id));
  return true;
}
