import {
  allowedActions,
  decisionActions,
  type NamedSites,
  type RejectionReason,
  type Review,
  type ReviewAction,
  type ReviewedPost,
} from '@marquee/shared/domain';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { audit } from '../../kernel/db/schema/audit.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { users } from '../../kernel/db/schema/users.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { toDraft } from '../../writing/drafts/readDraft.ts';
import { endingPictures } from '../../writing/media/libraryOfPost.ts';
import { readPublicationFailure } from '../schedule/publicationFailure.ts';
import { needsOtherEyes } from '../transitions/fourEyes.ts';
import {
  isClaimExpired,
  type ReviewRow,
  reviewRoleOf,
  reviewStateOf,
  type StoredReview,
  undoEndOf,
} from '../transitions/readReview.ts';
import { authorRecords } from './authorRecords.ts';
import { decidedVersionOf } from './readDecidedVersion.ts';
import { typicalTime } from './typicalTime.ts';

/** Steps that answer the writer, and their undoing, after which no answer stands. */
const decisions: readonly ReviewAction[] = [...decisionActions, 'undo'];

type Viewer = { account: UserRow; fourEyes: NamedSites };

/** Formats a post with its review for an account, as the desk and the writer's page show it. */
export async function toReviewedPost(
  db: Queryable,
  { account, fourEyes }: Viewer,
  stored: StoredReview,
  now: Date,
): Promise<ReviewedPost> {
  const { draft } = stored;
  const records = await authorRecords(db, draft.row.authorId === null ? [] : [draft.row.authorId]);
  const present = presentOf(stored, now);
  const possible = allowedActions(reviewStateOf(present, now), (action) => reviewRoleOf(present, account, action));
  const actions: ReviewAction[] = [];
  for (const action of possible)
    if (!(await needsOtherEyes(db, draft, { action, accountId: account.id, fourEyes }))) actions.push(action);
  const undoUntil = new Date(undoEndOf(stored)).toISOString();
  return {
    success: true as const,
    post: toDraft(draft),
    review: {
      ...(await toReview(db, stored, now)),
      ...(actions.includes('undo') && { undoUntil }),
      ...(actions.length < possible.length && { needsOtherEyes: true as const }),
    },
    actions,
    endingPictures: await endingPictures(db, draft.row.id, now),
    authorRecord: records.get(draft.row.authorId ?? 0) ?? { published: 0, rejected: 0 },
  };
}

/** Returns a post with its review as of now. An expired claim counts as free, and the next step records its end. */
function presentOf(stored: StoredReview, now: Date): StoredReview {
  return isClaimExpired(stored.review, now) ? asFree(stored) : stored;
}

function asFree({ draft, review }: StoredReview): StoredReview {
  const { row, copy } = draft;
  const status = 'needs-review';
  const free = review && ({ ...review, status, claimedBy: null, claimedAt: null, aliveAt: null } as const);
  return {
    draft:
      row.status === 'published'
        ? { ...draft, copy: copy && { ...copy, status }, review: free }
        : { ...draft, row: { ...row, status }, review: free },
    review: free,
  };
}

/** Returns the review of a post, or of its changes, as the writer and the moderators see it. */
export async function toReview(db: Queryable, stored: StoredReview, now: Date): Promise<Review> {
  const { draft, review } = presentOf(stored, now);
  const { row, copy } = draft;
  const isChange = row.status === 'published' && copy !== null;
  return {
    status: isChange ? copy.status : row.status,
    isChange,
    submittedAt: review?.submittedAt.toISOString() ?? null,
    claimer: await claimerOf(db, review),
    claimedAt: review?.claimedAt?.toISOString() ?? null,
    ...(await placeOf(db, review)),
    typicalMs: await typicalTime(db, review?.site ?? draft.fields.site, now),
    publishAt: row.publishAt?.toISOString() ?? null,
    publishFailure: await readPublicationFailure(db, row),
    embargoUntil: row.embargoUntil?.toISOString() ?? null,
    hasChangedSinceDecision: ((await decidedVersionOf(db, row.id)) ?? draft.version) < draft.version,
    decision: await lastDecision(db, row.id),
    appeal: review?.appeal ?? null,
  };
}

async function claimerOf(db: Queryable, review: ReviewRow | null): Promise<Review['claimer']> {
  if (!review?.claimedBy) return null;
  const { id, firstName, lastName } = users;
  const [person] = await db.select({ id, firstName, lastName }).from(users).where(eq(id, review.claimedBy));
  return person ? { id: String(person.id), name: `${person.firstName} ${person.lastName}`.trim() } : null;
}

async function placeOf(db: Queryable, review: ReviewRow | null): Promise<Pick<Review, 'place' | 'waiting'>> {
  if (review?.status !== 'needs-review') return { place: null, waiting: null };
  const { submittedAt, postId } = review;
  const isBefore = sql`(${reviews.submittedAt}, ${reviews.postId}) < (${submittedAt.toISOString()}::timestamptz, ${postId}::bigint)`;
  const [queue] = await db
    .select({ waiting: sql<number>`count(*)::int`, before: sql<number>`(count(*) filter (where ${isBefore}))::int` })
    .from(reviews)
    // A post with an expired claim is waiting again, although no step has recorded the end of the claim yet.
    .where(and(eq(reviews.site, review.site), or(eq(reviews.status, 'needs-review'), eq(reviews.postId, postId))));
  return { place: (queue?.before ?? 0) + 1, waiting: queue?.waiting ?? 1 };
}

async function lastDecision(db: Queryable, postId: number): Promise<Review['decision']> {
  const [row] = await db
    .select({ action: audit.action, at: audit.at, reason: audit.reason, after: audit.after })
    .from(audit)
    .where(and(eq(audit.subject, 'post'), eq(audit.subjectId, String(postId)), inArray(audit.action, [...decisions])))
    .orderBy(desc(audit.id))
    .limit(1);
  if (!row) return null;
  const words = row.after && 'words' in row.after ? String(row.after.words) : '';
  return {
    action: row.action as ReviewAction,
    at: row.at.toISOString(),
    reason: row.reason as RejectionReason | null,
    words,
  };
}
