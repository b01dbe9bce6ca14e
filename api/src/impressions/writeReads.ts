import { inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { sessions } from '../db/schema/sessions.ts';
import { insertReads } from './insertReads.ts';
import type { ReadLimits } from './readLimits.ts';
import type { Read } from './readLine.ts';
import { dayOf, type Visitors } from './visitors.ts';

/**
 * What became of reads: `counted`, the reason of a rejection, `not-kept` for refused ones beyond what is kept, or `repeated` when there is
 * nothing new in them.
 */
export type ReadResults = Record<string, number>;

/** Any number will do, as long as every process uses the same one. */
const writersLock = 7_112_002;

/** Writes reads into the database, where each counts at most once: writing them again changes nothing. */
export async function writeReads(
  db: Database,
  visitors: Visitors,
  limits: ReadLimits,
  reads: readonly Read[],
): Promise<ReadResults> {
  const userOf = await findUsers(db, reads);
  const rows = reads.map((read) => {
    const day = dayOf(read.at);
    const userId = userOf(read);
    const visitor = userId === null ? read.visitor : visitors.signedIn(day, userId);
    return { ...read, day, userId, visitor };
  });
  const client = await db.$client.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    // One after the other: two batches that count at the same time could go beyond a limit together.
    await client.query('select pg_advisory_xact_lock($1)', [writersLock]);
    const { rows: written } = await client.query<{ result: string; reads: number }>({
      name: 'insert_reads',
      text: insertReads,
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
        limits.ofNetworkAndPost,
        limits.ofTicket,
        limits.ofNetwork,
        limits.evidenceOfNetwork,
        limits.evidence,
      ],
    });
    await client.query('commit');
    const results: ReadResults = Object.fromEntries(written.map(({ result, reads: number }) => [result, number]));
    const told = Object.values(results).reduce((sum, number) => sum + number, 0);
    return { ...results, repeated: rows.length - told };
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Whose sessions the reads came with, as far as these were not over then. */
async function findUsers(db: Database, reads: readonly Read[]): Promise<(read: Read) => number | null> {
  const hashes = [...new Set(reads.flatMap(({ session }) => session ?? []))];
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
