import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import { touchDuePromos } from '../promos/touchDuePromos.ts';
import { publishDue } from '../vocal/review/due/publishDue.ts';
import { everySecond } from './everySecond.ts';

/**
 * Publishes scheduled posts, and begins and ends promos, when their time has come, by the database's time: the clocks of
 * processes differ, and nothing may be early. Every process looks each second by itself, so that one that dies delays
 * nothing (decisions 068 and 071): one read each of an index that has only what lies ahead.
 * @returns stops it, after the posts that are being published
 */
export function publishOnTime(db: Database, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  const stops = [
    everySecond(
      () => publishNow(db),
      (error) => log.warn({ err: error }, 'scheduled posts cannot be published yet'),
    ),
    everySecond(
      () => touchDuePromos(db),
      (error) => log.warn({ err: error }, 'promos cannot begin or end yet'),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function publishNow(db: Database): Promise<void> {
  // To the millisecond, as times of posts are.
  const { rows } = await db.execute<{ now: string }>(sql`select to_json(now()::timestamptz(3)) as now`);
  const now = rows[0]?.now;
  if (now) await publishDue(db, new Date(now));
}
