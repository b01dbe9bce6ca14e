import { createHash } from 'node:crypto';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { idempotencyKeys } from '../../kernel/db/schema/payouts.ts';

const maxAgeMs = 30 * 86_400_000;
const keyPattern = /^[\x21-\x7e]{1,100}$/;

export type KeyedCall = {
  userId: number;
  /** The header of the call. */
  key: string | string[] | undefined;
  body: unknown;
  now: Date;
};

/**
 * Does work once for an `Idempotency-Key` of an account. The work and the stored response are one transaction. A call
 * that dies with its process has therefore done nothing, and its key is free. A refused call stores nothing either.
 * @returns the response of the first call with this key, for thirty days
 * @throws ProblemError `idempotency-key`: 400 without a key, 409 while the first call is being answered, 422 for
 *   another body
 */
export async function answerOnce<Answer extends object>(
  db: Database,
  { userId, key, body, now }: KeyedCall,
  act: (transaction: Queryable) => Promise<Answer>,
): Promise<Answer> {
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new ProblemError(400, 'idempotency-key', 'Send an Idempotency-Key of at most 100 visible characters.');
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ isOurs: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended(${`payout ${userId} ${key}`}, 0)) as "isOurs"`);
    if (!rows[0]?.isOurs)
      throw new ProblemError(409, 'idempotency-key', 'A call with this Idempotency-Key is being answered.');
    const [known] = await transaction
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
    if (known && known.hash !== hash)
      throw new ProblemError(422, 'idempotency-key', 'This Idempotency-Key belongs to a call with another body.');
    if (known) return known.response as Answer;
    const answer = await act(transaction);
    await transaction.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - maxAgeMs)));
    await transaction.insert(idempotencyKeys).values({ userId, key, hash, response: answer, createdAt: now });
    return answer;
  });
}
