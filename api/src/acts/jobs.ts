/** The queues of jobs in the database. */
export { insertJobs } from '../kernel/db/jobs/insertJobs.ts';
export { accountMailQueue, jobQueues, noticeMailQueue } from '../kernel/db/jobs/jobQueues.ts';
export { type QueueStatus, readQueueStatus } from '../kernel/db/jobs/readQueueStatus.ts';
