import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connect.ts';
import { type QueueStatus, readQueueStatus } from '../db/jobs/readQueueStatus.ts';

type Waiting = { queues: readonly QueueStatus[]; overdueSeconds: number };

/** Maximum wait for the database, in milliseconds, because Prometheus gives up a scrape after 10 s. */
const patienceMs = 2_000;

/**
 * Registers the state of the job queues and the delay of scheduled posts, which each scrape reads from the database. All apis of a database
 * report the same. Without the database, `database_up` is 0 and the others are absent.
 */
export function measureQueues({ db, clock }: { db: Database; clock: Clock }, registry: Registry): void {
  const registers = [registry];
  const jobs = new Gauge({
    ...{ name: 'job_queue_jobs', help: 'Jobs in each queue, by state.', labelNames: ['queue', 'state'], registers },
  });
  const oldest = new Gauge({
    name: 'job_queue_oldest_seconds',
    help: 'Age of the oldest waiting job of each queue. 0 without one.',
    ...{ labelNames: ['queue'], registers },
  });
  const overdue = new Gauge({
    name: 'scheduled_posts_overdue_seconds',
    help: 'Delay of the scheduled post that is overdue longest. 0 without one.',
    registers,
  });
  // Collects for all of them, so that a scrape reads the database once.
  new Gauge({
    name: 'database_up',
    help: '1 if the database responds to the scrape.',
    registers,
    async collect() {
      const waiting = await readWaiting(db);
      for (const gauge of [jobs, oldest]) gauge.reset();
      overdue.remove();
      this.set(waiting ? 1 : 0);
      if (!waiting) return;
      overdue.set(waiting.overdueSeconds);
      for (const { name: queue, waiting: waits, running, failed, oldest: since } of waiting.queues) {
        for (const [state, count] of Object.entries({ waiting: waits, running, failed }))
          jobs.set({ queue, state }, count);
        oldest.set({ queue }, since === null ? 0 : Math.max(0, (clock().getTime() - Date.parse(since)) / 1_000));
      }
    },
  });
}

/** @returns null if the database does not respond in time */
async function readWaiting(db: Database): Promise<Waiting | null> {
  const reading = Promise.all([readQueueStatus(db), readOverdue(db)]).then(
    ([queues, overdueSeconds]) => ({ queues, overdueSeconds }),
    () => null,
  );
  return Promise.race([reading, wait(patienceMs, null, { ref: false })]);
}

async function readOverdue(db: Database): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(extract(epoch from now() - min(publish_at)), 0)::float as seconds from posts
    where status = 'scheduled' and publish_at < now() and (embargo_until is null or embargo_until <= now())`);
  return rows[0]?.seconds ?? 0;
}
