import type { Queue } from 'pg-boss';

/** Schema of the jobs' tables, which belong to pg-boss. */
export const jobSchema = 'jobs';

/** Queue whose jobs each send the mail of one notice. */
export const noticeMailQueue = 'notice-mail';

/**
 * Queue whose jobs each send one mail about an account, such as a link for a new password or the report of a change.
 */
export const accountMailQueue = 'account-mail';

/** Daily job that sends all digests and removes old notices. */
export const digestQueue = 'digests';

/** Job that books the counted reads each minute. A failed run is not retried before the next minute. */
export const bookingQueue = 'book-reads';

/** Job that orders approved payouts each minute and requests the state of ordered payouts. */
export const payoutQueue = 'payouts';

/** Job that releases the money of expired holds each minute. */
export const holdQueue = 'holds';

/** Job that notifies the writers of late stories each minute. */
export const lateStoryQueue = 'late-stories';

/** Retries for about a day with a delay that doubles up to an hour, because a mail server may be down that long. */
const mailRetries = {
  expireInSeconds: 120,
  retryLimit: 30,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3_600,
} as const satisfies Partial<Queue>;

/** The queues of all jobs. A job whose process died is given to another process `expireInSeconds` after its start. */
export const jobQueues: readonly Queue[] = [
  {
    name: noticeMailQueue,
    ...mailRetries,
    deleteAfterSeconds: 86_400,
  },
  {
    name: accountMailQueue,
    ...mailRetries,
    // Jobs contain email addresses, which may not belong to any account here. Delete them soon.
    deleteAfterSeconds: 3_600,
  },
  { name: bookingQueue, policy: 'exclusive', expireInSeconds: 600, retryLimit: 0, deleteAfterSeconds: 86_400 },
  { name: payoutQueue, policy: 'exclusive', expireInSeconds: 600, retryLimit: 0, deleteAfterSeconds: 86_400 },
  { name: holdQueue, policy: 'exclusive', expireInSeconds: 600, retryLimit: 0, deleteAfterSeconds: 86_400 },
  { name: lateStoryQueue, policy: 'exclusive', expireInSeconds: 600, retryLimit: 0, deleteAfterSeconds: 86_400 },
  { name: digestQueue, policy: 'exclusive', expireInSeconds: 3_600, retryLimit: 5, retryDelay: 600 },
];
