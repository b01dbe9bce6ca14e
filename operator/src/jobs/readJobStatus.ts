import type { Queryable } from '@marquee/api/acts/database.ts';
import { type QueueStatus, readQueueStatus } from '@marquee/api/acts/jobs.ts';
import { sql } from 'drizzle-orm';

/** A job with a failed last attempt. Its data are left out because they contain addresses. */
export type JobFailure = { queue: string; at: string | null; attempts: number; willRetry: boolean; reason: string };

export type JobStatus = { queues: QueueStatus[]; failures: JobFailure[] };

const maxFailures = 10;

/** Returns the state of all queues and the last failures. Successful jobs are removed after a while. */
export async function readJobStatus(db: Queryable): Promise<JobStatus> {
  const failures = await db.execute<JobFailure>(sql`
    select name as queue, retry_count + 1 as attempts, state <> 'failed' as "willRetry",
      to_char(coalesce(completed_on, started_on) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      coalesce(output ->> 'message', 'The api’s log has the reason.') as reason
    from jobs.job where state in ('failed', 'retry')
    order by coalesce(completed_on, started_on) desc nulls last limit ${maxFailures}`);
  return { queues: await readQueueStatus(db), failures: failures.rows };
}
