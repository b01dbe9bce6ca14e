import type { Queryable } from '@marquee/api/acts/database.ts';
import { sql } from 'drizzle-orm';

/** State of a job queue. Waiting jobs include jobs to be retried. */
export type QueueStatus = {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  /** ISO time since which the oldest job waits; null without waiting jobs. */
  oldest: string | null;
};

/** A job with a failed last attempt. Its data are left out because they contain addresses. */
export type JobFailure = { queue: string; at: string | null; attempts: number; willRetry: boolean; reason: string };

export type JobStatus = { queues: QueueStatus[]; failures: JobFailure[] };

const maxFailures = 10;

/** Returns the state of all queues and the last failures. Successful jobs are removed after a while. */
export async function readJobStatus(db: Queryable): Promise<JobStatus> {
  const queues = await db.execute<QueueStatus>(sql`
    select queue.name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      to_char(min(job.created_on) filter (where state in ('created', 'retry')) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as oldest
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name order by queue.name`);
  const failures = await db.execute<JobFailure>(sql`
    select name as queue, retry_count + 1 as attempts, state <> 'failed' as "willRetry",
      to_char(coalesce(completed_on, started_on) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      coalesce(output ->> 'message', 'The api’s log has the reason.') as reason
    from jobs.job where state in ('failed', 'retry')
    order by coalesce(completed_on, started_on) desc nulls last limit ${maxFailures}`);
  return { queues: queues.rows, failures: failures.rows };
}
