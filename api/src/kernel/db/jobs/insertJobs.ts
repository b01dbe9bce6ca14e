import { type SQL, sql } from 'drizzle-orm';

/**
 * Returns the statement that enqueues jobs with the settings of their queue. A transaction executes it, so that a
 * change that is rolled back leaves no job (decision 068).
 * @param rows a query of `data`, a jsonb object for each job
 */
export function insertJobs(queue: string, rows: SQL): SQL {
  return sql`
    insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, keep_until)
    select queue.name, new.data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
      deletion_seconds, now() + retention_seconds * interval '1 second'
    from (${rows}) as new, jobs.queue
    where queue.name = ${queue}`;
}
