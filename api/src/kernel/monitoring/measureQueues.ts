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
  let reading: Promise<Waiting | null> | null = null;
  // The gauges of one scrape collect at the same time, and share what they read.
  const read = () => {
    reading ??= readWaiting(db).finally(() => {
      reading = null;
    });
    return reading;
  };
  new Gauge({
    ...{ name: 'job_queue_jobs', help: 'Jobs in each queue, by state.', labelNames: ['queue', 'state'], registers },
    async collect() {
      const queues = (await read())?.queues ?? [];
      this.reset();
      for (const { name: queue, waiting, running, failed } of queues)
        for (const [state, count] of Object.entries({ waiting, running, failed })) this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'job_queue_oldest_seconds',
    help: 'Age of the oldest waiting job of each queue. 0 without one.',
    ...{ labelNames: ['queue'], registers },
    async collect() {
      const queues = (await read())?.queues ?? [];
      this.reset();
      for (const { name: queue, oldest } of queues)
        this.set({ queue }, oldest === null ? 0 : Math.max(0, (clock().getTime() - Date.parse(oldest)) / 1_000));
    },
  });
  new Gauge({
    name: 'scheduled_posts_overdue_seconds',
    help: 'Delay of the scheduled post that is overdue longest. 0 without one.',
    registers,
    async collect() {
      const waiting = await read();
      this.remove();
      if (waiting) this.set(waiting.overdueSeconds);
    },
  });
  new Gauge({
    ...{ name: 'database_up', help: '1 if the database responds to the scrape.', registers },
    async collect() {
      this.set((await read()) ? 1 : 0);
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
