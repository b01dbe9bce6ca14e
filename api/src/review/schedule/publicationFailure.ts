import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { posts } from '../../kernel/db/schema/posts.ts';
import { publicationFailures } from '../../kernel/db/schema/publicationFailures.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { notify } from '../../people/notices/notify.ts';

type PostRow = typeof posts.$inferSelect;
export type DuePost = Pick<PostRow, 'id' | 'authorId' | 'publishAt'>;

/** Maximum delay between two attempts. Delays double from one second. */
const maxWaitSeconds = 300;
/** Number of attempts in the first minute, after which a temporary failure is reported. */
const attemptsInMinute = 6;
const ownFault = 'An error on our side prevents the publication. We keep trying.';

/**
 * Records that a scheduled post could not be published, and delays its next attempt. Its author and the moderator who
 * scheduled it get one notice for each planned time.
 */
export async function recordPublicationFailure(db: Queryable, post: DuePost, error: unknown, now: Date): Promise<void> {
  const { id: postId, authorId, publishAt } = post;
  if (!publishAt) throw new Error(`Post ${postId} is due but has no publication time.`);
  const message = reasonOf(error) ?? ownFault;
  const isSamePlan = sql`${publicationFailures.publishAt} = excluded.publish_at`;
  const secondsFromNow = (seconds: unknown) =>
    sql`${now.toISOString()}::timestamptz + ${seconds} * interval '1 second'`;
  const [stored] = await db
    .insert(publicationFailures)
    .values({ postId, publishAt, attempts: 1, since: now, nextAt: secondsFromNow(1), message })
    .onConflictDoUpdate({
      target: publicationFailures.postId,
      set: {
        publishAt,
        message,
        attempts: sql`case when ${isSamePlan} then ${publicationFailures.attempts} + 1 else 1 end`,
        since: sql`case when ${isSamePlan} then ${publicationFailures.since} else excluded.since end`,
        nextAt: sql`case when ${isSamePlan}
          then ${secondsFromNow(sql`least(power(2, least(${publicationFailures.attempts}, 20)), ${maxWaitSeconds})`)}
          else excluded.next_at end`,
      },
    })
    .returning({ attempts: publicationFailures.attempts });
  if (reasonOf(error) === undefined && (stored?.attempts ?? 0) <= attemptsInMinute) return;
  const [review] = await db.select({ scheduledBy: reviews.claimedBy }).from(reviews).where(eq(reviews.postId, postId));
  await notify(db, {
    to: [authorId, review?.scheduledBy].filter((id) => typeof id === 'number'),
    kind: 'publishFailed',
    postId,
    actorId: null,
    at: now,
    key: `publishFailed ${postId} ${publishAt.toISOString()}`,
    detail: { note: message },
  });
}

/** Returns the failure of a post's current schedule, for its writer and moderators; undefined if there is none. */
export async function readPublicationFailure(
  db: Queryable,
  { id, status, publishAt }: Pick<PostRow, 'id' | 'status' | 'publishAt'>,
): Promise<{ since: string; message: string } | undefined> {
  if (status !== 'scheduled') return undefined;
  const [row] = await db.select().from(publicationFailures).where(eq(publicationFailures.postId, id));
  if (!row || row.publishAt.getTime() !== publishAt?.getTime()) return undefined;
  return { since: row.since.toISOString(), message: row.message };
}

/** Returns a reason that only an edit of the post can remove; undefined for any other error. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  return error.errors?.[0]?.message ?? error.message;
}
