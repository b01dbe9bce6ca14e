import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import { publishDue } from '../vocal/review/due/publishDue.ts';

/** How often each process looks for posts that are due: one read of an index that has the scheduled posts only. */
const everyMs = 1_000;

/**
 * Publishes scheduled posts when their time has come, by the database's time: the clocks of processes differ, and no post may be
 * early. Every process looks by itself, so that one that dies delays nothing (decision 068).
 * @returns stops it, after the posts that are being published
 */
export function publishOnTime(db: Database, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= publishNow(db)
      .catch((error: unknown) => log.warn({ err: error }, 'scheduled posts cannot be published yet'))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function publishNow(db: Database): Promise<void> {
  // To the millisecond, as times of posts are.
  const { rows } = await db.execute<{ now: string }>(sql`select to_json(now()::timestamptz(3)) as now`);
  const now = rows[0]?.now;
  if (now) await publishDue(db, new Date(now));
}
