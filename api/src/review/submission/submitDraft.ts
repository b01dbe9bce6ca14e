import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  type DraftChanges,
  type DraftTag,
  missingParts,
  type NamedSites,
  type Submission,
} from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { retryDeadlock } from '../../kernel/db/retryDeadlock.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { holdRights } from '../../writing/drafts/changePost.ts';
import { resolveNames } from '../../writing/drafts/changes/resolveNames.ts';
import { keepRevision } from '../../writing/drafts/keepRevision.ts';
import { lockPost } from '../../writing/drafts/lockPost.ts';
import { permissionsOf } from '../../writing/drafts/permissionsOf.ts';
import { readDraft, type StoredDraft } from '../../writing/drafts/readDraft.ts';
import { freeKey } from '../../writing/publication/freeKey.ts';
import { lockTags, makeTags } from '../../writing/publication/makeTags.ts';
import { typographicChanges } from '../../writing/publication/typographicChanges.ts';
import { writeTags } from '../../writing/publication/writeTags.ts';
import { writeDraft } from '../../writing/saving/saveDraft.ts';
import { applyTransition } from '../transitions/applyTransition.ts';
import { publishOwn } from './publishOwn.ts';

/** Attempts to find a key. Posts with the same title that are submitted at the same moment compete for a key. */
const attempts = 3;

/** `fourEyes`: sites on which no author publishes without a review. */
type Submitting = { account: UserRow; submission: Submission; fourEyes: NamedSites; now: Date };

/** A submitted post, and the names of its fields in which straight marks became typographic. */
export type Submitted = { draft: StoredDraft; marked: string[] };

/**
 * Submits a post, or the changes of a published post, for review, with the site, category and tags in the call.
 * Straight marks become typographic marks, new tags are created, and a post without a key gets a key from its name.
 * @throws ProblemError 404; 403 for other accounts than the author; 409 for another status or a removed tag; 422 with
 *   the missing fields
 */
export async function submitDraft(db: Database, submitted: Submitting): Promise<Submitted> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await retryDeadlock(() => db.transaction((transaction) => submit(transaction, submitted)));
    } catch (error) {
      const isKeyTaken = error instanceof ProblemError && error.code === 'key-taken';
      if (!isKeyTaken || attempt === attempts) throw error;
    }
  }
}

async function submit(db: Queryable, { account, submission, fourEyes, now }: Submitting): Promise<Submitted> {
  // Every step locks the account before the post, so two calls of one moderator cannot deadlock.
  const held = await holdRights(db, account);
  // Like a merge, this locks tags before posts.
  await lockTags(db, submission.tags);
  await lockPost(db, submission.id);
  const draft = await readDraft(db, account, submission.id, 'submit');
  refuseInReview(draft, account);
  const { changes, rows } = await resolveNames(db, draft, changesOf(draft, submission));
  const sent = { ...draft.fields, ...changes };
  const marked = typographicChanges(sent, draft.author);
  const fields = { ...sent, ...marked };
  const errors = missingParts(fields);
  const { site } = fields;
  if (errors.length > 0 || site === null)
    throw new ProblemError(422, 'invalid', 'Your post is not ready for review yet.', { errors });

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
  if (submission.publish) await publishOwn(db, held, draft.row.id, { ...submission.publish, fourEyes }, now);

  const submitted = await readDraft(db, account, submission.id);
  const { row, version, fields: submittedFields } = submitted;
  await keepRevision(
    db,
    { postId: row.id, version, at: now, userId: account.id, reason: 'submit', fields: submittedFields },
    now,
  );
  return { draft: submitted, marked: Object.keys(marked) };
}

function refuseInReview(draft: StoredDraft, account: UserRow): void {
  if (!permissionsOf(draft, account).submit)
    throw new ProblemError(
      409,
      'not-submittable',
      'There is nothing to submit. This post is already in review or has no changes.',
    );
}

/** Refuses a submission with a lost tag. The post would otherwise be filed wrongly without notice. */
function refuseLostTags(named: readonly DraftTag[], found: readonly DraftTag[]): void {
  const errors = named.flatMap(({ id, name }, index) => {
    if (id === null || found.some((tag) => tag.id === id)) return [];
    const message = `The tag “${name}” was removed or merged into another one. Remove it here, or add it again.`;
    return [{ pointer: `/tags/${index}/id`, code: 'unknown', message }];
  });
  if (errors.length > 0)
    throw new ProblemError(409, 'removed-meanwhile', 'A tag of your post no longer exists.', { errors });
}

/** Returns the fields that differ. A site that is sent again unchanged is not a move. */
function changesOf({ fields }: StoredDraft, { site, category, tags }: Submission): DraftChanges {
  return {
    ...(site !== fields.site && { site }),
    ...(category !== fields.category && { category }),
    ...(!isDeepStrictEqual(tags, fields.tags) && { tags }),
  };
}
