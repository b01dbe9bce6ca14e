import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type DraftChanges, type DraftTag, missingParts, type Submission } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/userView.ts';
import type { Database, Queryable } from '../../db/connect.ts';
import { retryDeadlock } from '../../db/retryDeadlock.ts';
import { posts } from '../../db/schema/posts.ts';
import { holdRights } from '../drafts/changePost.ts';
import { resolveNames } from '../drafts/changes/resolveNames.ts';
import { lockPost } from '../drafts/lockPost.ts';
import { permissionsOf } from '../drafts/permissionsOf.ts';
import { readDraft, type StoredDraft } from '../drafts/readDraft.ts';
import { writeDraft } from '../drafts/saveDraft.ts';
import { applyTransition } from '../review/applyTransition.ts';
import { keepRevision } from '../revisions/keepRevision.ts';
import { freeKey } from './freeKey.ts';
import { lockTags, makeTags } from './makeTags.ts';
import { typographicChanges } from './typographicChanges.ts';
import { writeTags } from './writeTags.ts';

/** Posts of one title that are submitted at the same moment compete for a key. */
const attempts = 3;

/**
 * Submits a post for review, or the changes of a published one, with the site, category and tags that are sent. Straight
 * marks become typographic ones, new tags are made, and a post without a key gets one from its name.
 * @throws ProblemError 404; 403 for another than the author; 409 in any other status, or for a tag that is gone; 422 with what the post lacks
 */
export async function submitDraft(
  db: Database,
  account: UserRow,
  submission: Submission,
  now: Date,
): Promise<StoredDraft> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await retryDeadlock(() => db.transaction((transaction) => submit(transaction, account, submission, now)));
    } catch (error) {
      const isKeyTaken = error instanceof ProblemError && error.code === 'key-taken';
      if (!isKeyTaken || attempt === attempts) throw error;
    }
  }
}

async function submit(db: Queryable, account: UserRow, submission: Submission, now: Date): Promise<StoredDraft> {
  // Every step locks the account before the post, so two calls of one moderator cannot deadlock.
  await holdRights(db, account);
  // A merge locks tags before posts, too.
  await lockTags(db, submission.tags);
  await lockPost(db, submission.id);
  const draft = await readDraft(db, account, submission.id, 'submit');
  refuseInReview(draft, account);
  const { changes, rows } = await resolveNames(db, draft, changesOf(draft, submission));
  const sent = { ...draft.fields, ...changes };
  const marked = typographicChanges(sent);
  const fields = { ...sent, ...marked };
  const errors = missingParts(fields);
  const { site } = fields;
  if (errors.length > 0 || site === null)
    throw new ProblemError(422, 'invalid', 'Your post is not ready for a review yet.', { errors });

  const name = fields.name.trim() || fields.title;
  const key = fields.key ?? (await freeKey(db, site, name));
  const tags = await makeTags(db, site, fields.tags);
  refuseLostTags(fields.tags, tags);
  await writeDraft(db, draft, { ...changes, ...marked, name, key, tags }, rows, now);
  if (draft.row.status !== 'published') {
    await writeTags(db, draft.row.id, tags);
    await db.update(posts).set({ draftTags: null }).where(eq(posts.id, draft.row.id));
  }
  await applyTransition(db, { action: 'submit', account, postId: submission.id, now });

  const submitted = await readDraft(db, account, submission.id);
  const { row, version, fields: kept } = submitted;
  await keepRevision(db, { postId: row.id, version, at: now, userId: account.id, reason: 'submit', fields: kept }, now);
  return submitted;
}

function refuseInReview(draft: StoredDraft, account: UserRow): void {
  if (!permissionsOf(draft, account).submit)
    throw new ProblemError(
      409,
      'not-submittable',
      'There is nothing to submit: this post is in review already, or has no changes.',
    );
}

/** A post without a tag that its writer named would be filed wrongly, and nobody would see why. */
function refuseLostTags(named: readonly DraftTag[], found: readonly DraftTag[]): void {
  const errors = named.flatMap(({ id, name }, index) => {
    if (id === null || found.some((tag) => tag.id === id)) return [];
    const message = `The tag “${name}” was removed or merged into another one. Remove it here, or add it again.`;
    return [{ pointer: `/tags/${index}/id`, code: 'unknown', message }];
  });
  if (errors.length > 0)
    throw new ProblemError(409, 'removed-meanwhile', 'A tag of your post is no longer there.', { errors });
}

/** Only what differs: a site that is sent again is no move. */
function changesOf({ fields }: StoredDraft, { site, category, tags }: Submission): DraftChanges {
  return {
    ...(site !== fields.site && { site }),
    ...(category !== fields.category && { category }),
    ...(!isDeepStrictEqual(tags, fields.tags) && { tags }),
  };
}
