import { sql } from 'drizzle-orm';
import type { Queryable } from '../connect.ts';

/** State of a job queue. Waiting jobs include jobs to be retried. */
export type QueueStatus = {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  /** ISO time since which the oldest job waits; null without waiting jobs. */
  oldest: string | null;
};

/** Returns the state of all queues. Successful jobs are removed after a while. */
export async function readQueueStatus(db: Queryable): Promise<QueueStatus[]> {
  const { rows } = await db.execute<QueueStatus>(sql`
    select queue.name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      to_char(min(job.created_on) filter (where state in ('created', 'retry')) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as oldest
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name order by queue.name`);
  return rows;
}
