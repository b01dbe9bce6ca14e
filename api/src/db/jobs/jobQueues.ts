import type { Queue } from 'pg-boss';

/** Schema of the jobs' tables, which belong to pg-boss. */
export const jobSchema = 'jobs';

/** One job sends the mail of one notice. */
export const noticeMailQueue = 'notice-mail';

/** A job a day that sends all digests, and removes old notices. */
export const digestQueue = 'digests';

/**
 * The queues of all jobs. A job whose process died is given to another process `expireInSeconds` after its start. Retries come
 * after a delay that doubles up to an hour, for about a day: a mail server may be away that long.
 */
export const jobQueues: readonly Queue[] = [
  {
    name: noticeMailQueue,
    expireInSeconds: 120,
    retryLimit: 30,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 3_600,
    deleteAfterSeconds: 86_400,
  },
  { name: digestQueue, policy: 'exclusive', expireInSeconds: 3_600, retryLimit: 5, retryDelay: 600 },
];
