import { inArray } from 'drizzle-orm';
import type { ImpressionLimits } from '../../../kernel/config/impressionLimits.ts';
import { advisoryLocks } from '../../../kernel/db/advisoryLocks.ts';
import type { Database } from '../../../kernel/db/connect.ts';
import { sessions } from '../../../kernel/db/schema/sessions.ts';
import { addTimeRead } from './addTimeRead.ts';
import type { Impression } from './impressionLine.ts';
import { insertImpressions } from './insertImpressions.ts';
import { dayOf, type Visitors } from './visitors.ts';

/**
 * Numbers of impressions by result: `counted`, or the reason of a rejection. `not-kept` means refused beyond the limit
 * of stored rows, and `repeated` means counted before. Reports of time read are `timed`, or `not-timed` without a
 * counted impression.
 */
export type ImpressionResults = Record<string, number>;

/**
 * Writes impressions and reports of time read into the database. Each impression counts at most once, so writing it
 * again changes nothing. Time read that is written again after a crash is added again.
 */
export async function writeImpressions(
  db: Database,
  visitors: Visitors,
  limits: ImpressionLimits,
  impressions: readonly Impression[],
): Promise<ImpressionResults> {
  const userOf = await findUsers(db, impressions);
  const all = impressions.map((impression) => {
    const day = dayOf(impression.at);
    const userId = userOf(impression);
    const visitor = userId === null ? impression.visitor : visitors.signedIn(day, userId);
    return { ...impression, day, userId, visitor };
  });
  const rows = all.filter(({ seconds }) => seconds === undefined);
  const client = await db.$client.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    // Batches are written one at a time, because two parallel batches could exceed a limit together.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.impressions]);
    const { rows: written } = await client.query<{ result: string; impressions: number }>({
      name: 'insert_impressions',
      text: insertImpressions,
      values: [
        rows.map(({ post }) => post),
        rows.map(({ site }) => site),
        rows.map(({ at }) => new Date(at)),
        rows.map(({ day }) => day),
        rows.map(({ visitor }) => visitor),
        rows.map(({ userId }) => userId),
        rows.map(({ rejection = null }) => rejection),
        rows.map(({ network }) => network),
        rows.map(({ ticket = null }) => ticket),
        rows.map(({ referrer }) => referrer),
        limits.ofNetworkAndPost,
        limits.ofTicket,
        limits.ofNetwork,
        limits.evidenceOfNetwork,
        limits.evidence,
      ],
    });
    const timed = await addTimeRead(client, all);
    await client.query('commit');
    const results: ImpressionResults = Object.fromEntries(
      written.map(({ result, impressions: number }) => [result, number]),
    );
    const reported = Object.values(results).reduce((sum, number) => sum + number, 0);
    return { ...results, repeated: rows.length - reported, timed, 'not-timed': all.length - rows.length - timed };
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Finds the accounts behind the impressions, by sessions that were valid at the time. */
async function findUsers(
  db: Database,
  impressions: readonly Impression[],
): Promise<(impression: Impression) => number | null> {
  const hashes = [...new Set(impressions.flatMap(({ session }) => session ?? []))];
  if (hashes.length === 0) return () => null;
  const rows = await db
    .select({ hash: sessions.tokenHash, userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(inArray(sessions.tokenHash, hashes));
  const byHash = new Map(rows.map((row) => [row.hash, row]));
  return ({ session = '', at }) => {
    const found = byHash.get(session);
    return found && found.expiresAt.getTime() > at ? found.userId : null;
  };
}
