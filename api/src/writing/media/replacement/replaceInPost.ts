import type { DraftFields, Image } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import type { FormerPicture } from '../../../kernel/db/schema/media.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { reviews } from '../../../kernel/db/schema/reviews.ts';
import { workingCopies } from '../../../kernel/db/schema/workingCopies.ts';
import type { UserRow } from '../../../people/accounts/userView.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import { notify } from '../../../people/notices/notify.ts';
import { keepRevision } from '../../drafts/keepRevision.ts';
import { lockPost } from '../../drafts/lockPost.ts';
import { readAnyDraft, readPublishedFields, type StoredDraft } from '../../drafts/readDraft.ts';
import { type PickSwap, swapPictures } from './swapPictures.ts';

/** Former pictures of a post, and of its unpublished changes. */
export type FormerPictures = { post: FormerPicture[]; change: FormerPicture[] };

export type PostSwap = {
  account: UserRow;
  now: Date;
  /** Returns the function that picks the pictures of the post, or of its changes. */
  picker: (part: keyof FormerPictures) => PickSwap;
  /** Facts for the audit. */
  replacement: { from: string; to: string };
  /** Identifies the notice to the writers. A writer with many changed posts gets one notice. */
  noticeKey: string;
};

/**
 * Replaces pictures of a post and of its unpublished changes in the caller's transaction. The post gets a higher
 * version, so that every open editor merges. The former and the new version are kept as revisions. An approval
 * continues to hold for the post with the new picture.
 * @returns the former pictures; null if the post had none to replace
 */
export async function replaceInPost(
  db: Queryable,
  postId: number,
  { account, now, picker, replacement, noticeKey }: PostSwap,
): Promise<FormerPictures | null> {
  await lockPost(db, String(postId));
  const draft = await readAnyDraft(db, postId);
  const { row, copy } = draft;
  const pickInPost = picker('post');
  const ofPost = swapPictures(copy ? await readPublishedFields(db, row) : draft.fields, pickInPost);
  const feature = swapFeature(row.specialFeature, pickInPost);
  const ofChange = copy ? swapPictures(copy.fields, picker('change')) : { changes: {}, former: [] };
  const former = { post: [...ofPost.former, ...(feature ? [feature.former] : [])], change: ofChange.former };
  const isPostChanged = former.post.length > 0;
  if (!isPostChanged && former.change.length === 0) return null;
  const written = {
    ...(feature && { specialFeature: feature.specialFeature }),
    ...ofPost.changes,
  };
  const fields: DraftFields = {
    ...draft.fields,
    ...((copy ? ofChange.changes : ofPost.changes) as Partial<DraftFields>),
  };
  const versions = await writeVersions(db, draft, { written, fields, isPostChanged, now });
  const isApproved = await keepApproval(db, draft, versions);
  const kept = { postId, at: now, fields };
  const before = { postId, version: draft.version, at: (copy ?? row).modifiedAt, fields: draft.fields };
  await keepRevision(db, { ...before, userId: row.authorId, reason: 'interval' }, now);
  const reason = isApproved ? 'submit' : 'moderate';
  await keepRevision(db, { ...kept, version: versions.draft, userId: account.id, reason }, now);
  await recordAudit(db, {
    ...{ at: now, actorId: account.id, action: 'replacePicture', subject: 'post', subjectId: String(postId) },
    site: row.site ?? draft.fields.site,
    before: { version: draft.version, picture: replacement.from },
    after: { version: versions.draft, picture: replacement.to, ...(isApproved && { isApproved: true }) },
  });
  await notify(db, {
    ...{ to: row.authorId === null ? [] : [row.authorId], kind: 'editPost', postId, actorId: account.id, at: now },
    key: noticeKey,
  });
  return former;
}

function swapFeature(specialFeature: StoredDraft['row']['specialFeature'], pick: PickSwap) {
  if (!specialFeature?.image) return null;
  const { public_id: publicId, ...size } = specialFeature.image;
  const present = { publicId, ...size };
  const swap = pick(present);
  return swap && { former: present, specialFeature: { ...specialFeature, image: swap.image satisfies Image } };
}

type Written = { written: object; fields: DraftFields; isPostChanged: boolean; now: Date };
/** Version of the post itself, and the version that writers see, which is the one of the changes if there are any. */
type Versions = { row: number; draft: number };

/** Writes the fields. Both versions are higher than the one that writers saw, so that no number stands for two texts. */
async function writeVersions(db: Queryable, draft: StoredDraft, change: Written): Promise<Versions> {
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

/** Approves the version with the new picture if the version before it was approved. @returns true if it was */
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
