import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';

/** Seconds for which other apis leave a target to the one that sends. Longer than one call. */
const leaseSeconds = 15;
const maxProblem = 300;

/** How far a target is. `sentId` is null before the first purge. */
export type Claim = { sentId: number | null; repeatedId: number | null; failures: number };

type Row = { sent_id: string | null; repeated_id: string | null; failures: number };
const numberOf = (id: string | null) => (id === null ? null : Number(id));

/** Adds rows for targets that have none. */
export async function addTargets(db: Database, names: readonly string[]): Promise<void> {
  for (const name of names)
    await db.execute(sql`insert into cdn_targets (target) values (${name}) on conflict do nothing`);
}

/**
 * Takes the lease of a target if there are purges to send.
 * @param settled number of the last purge to send
 * @param repeated number of the last purge to send again; null if there is none
 * @returns null if there is nothing to send, or another api sends or waits
 */
export async function claimTarget(
  db: Database,
  target: string,
  settled: number,
  repeated: number | null,
): Promise<Claim | null> {
  const { rows } = await db.execute<Row>(sql`
    update cdn_targets set due_at = now() + ${leaseSeconds} * interval '1 second'
    where target = ${target} and due_at <= now()
      and (sent_id is null or sent_id < ${settled} or repeated_id < ${repeated}::bigint)
    returning sent_id, repeated_id, failures`);
  const [row] = rows;
  return row ? { sentId: numberOf(row.sent_id), repeatedId: numberOf(row.repeated_id), failures: row.failures } : null;
}

/** Extends the lease between two calls. */
export async function extendLease(db: Database, target: string): Promise<void> {
  await db.execute(sql`
    update cdn_targets set due_at = now() + ${leaseSeconds} * interval '1 second' where target = ${target}`);
}

/** Notes that the purges up to these numbers were sent and repeated, and ends the lease. */
export async function noteSent(db: Database, target: string, sentId: number, repeatedId: number): Promise<void> {
  await db.execute(sql`
    update cdn_targets set sent_id = greatest(sent_id, ${sentId}::bigint),
      repeated_id = greatest(repeated_id, ${repeatedId}::bigint), due_at = now(), failures = 0, failing_since = null,
      problem = null, sent_at = now()
    where target = ${target}`);
}

/** Notes a failure. The next attempt is after the pause. */
export async function noteFailure(db: Database, target: string, problem: string, pauseMs: number): Promise<void> {
  await db.execute(sql`
    update cdn_targets set failures = failures + 1, failing_since = coalesce(failing_since, now()),
      problem = ${problem.slice(0, maxProblem)}, due_at = now() + ${pauseMs} * interval '1 millisecond'
    where target = ${target}`);
}
