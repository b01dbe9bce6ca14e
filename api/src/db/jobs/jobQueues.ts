import type { Queue } from 'pg-boss';

/** Schema of the jobs' tables, which belong to pg-boss. */
export const jobSchema = 'jobs';

/** One job sends the mail of one notice. */
export const noticeMailQueue = 'notice-mail';

/** One job sends one mail about an account: the links that open it, and the reports of its changes. */
export const accountMailQueue = 'account-mail';

/** A job a day that sends all digests, and removes old notices. */
export const digestQueue = 'digests';

/** A job a minute that books the counted reads. The next minute is its retry. */
export const bookingQueue = 'book-reads';

/** A job a minute that orders approved payouts, and asks for the state of those that were ordered. */
export const payoutQueue = 'payouts';

/** A job a minute that gives back money whose hold is over. */
export const holdQueue = 'holds';

/** Retries come after a delay that doubles up to an hour, for about a day: a mail server may be away that long. */
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
    // Jobs have addresses, which may belong to nobody here.
    deleteAfterSeconds: 3_600,
  },
  { name: bookingQueue, policy: 'exclusive', expireInSeconds: 600, retryLimit: 0, deleteAfterSeconds: 86_400 },
  { name: payoutQueue, policy: 'exclusive', expireInSeconds: 600, retryLimit: 0, deleteAfterSeconds: 86_400 },
  { name: holdQueue, policy: 'exclusive', expireInSeconds: 600, retryLimit: 0, deleteAfterSeconds: 86_400 },
  { name: digestQueue, policy: 'exclusive', expireInSeconds: 3_600, retryLimit: 5, retryDelay: 600 },
];
