import type { DraftFields, Image } from '@marquee/shared/domain';
import type { Queryable } from '../../../kernel/db/connect.ts';
import type { FormerPicture } from '../../../kernel/db/schema/media.ts';
import type { UserRow } from '../../../people/accounts/userView.ts';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import { notify } from '../../../people/notices/notify.ts';
import { lockPost } from '../../drafts/lockPost.ts';
import { readAnyDraft, readPublishedFields, type StoredDraft } from '../../drafts/readDraft.ts';
import { writeBesideReview } from '../../publication/writeBesideReview.ts';
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
  const change = { account, now, written, fields, isPostChanged };
  const { version, isApproved } = await writeBesideReview(db, draft, change);
  await recordAudit(db, {
    ...{ at: now, actorId: account.id, action: 'replacePicture', subject: 'post', subjectId: String(postId) },
    site: row.site ?? draft.fields.site,
    before: { version: draft.version, picture: replacement.from },
    after: { version, picture: replacement.to, ...(isApproved && { isApproved: true }) },
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
