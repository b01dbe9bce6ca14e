import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kernel/db/connect.ts';
import { touchDuePromos } from '../reading/promos/touchDuePromos.ts';
import { publishDue } from '../review/schedule/publishDue.ts';
import { everySecond } from './everySecond.ts';

/**
 * Publishes scheduled posts and starts and ends promos when they are due. The database's clock decides, because the
 * clocks of processes differ and nothing may be early. Every process checks each second, so that a process that dies
 * delays nothing (decisions 068 and 071). Each check reads two small indexes, which only contain entries that are not
 * done yet.
 * @returns a function that stops the checks after the running publications
 */
export function publishOnTime(db: Database, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  const stops = [
    everySecond(
      () => publishNow(db),
      (error) => log.warn({ err: error }, 'cannot publish scheduled posts yet'),
    ),
    everySecond(
      () => touchDuePromos(db),
      (error) => log.warn({ err: error }, 'cannot start or end promos yet'),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function publishNow(db: Database): Promise<void> {
  // Times of posts have milliseconds, so the database's time is rounded to milliseconds.
  const { rows } = await db.execute<{ now: string }>(sql`select to_json(now()::timestamptz(3)) as now`);
  const now = rows[0]?.now;
  if (now) await publishDue(db, new Date(now));
}
