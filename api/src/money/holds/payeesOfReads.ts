import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { postViews } from '../../kernel/db/schema/impressions.ts';
import { sharedEarnings } from '../../kernel/db/schema/ledger.ts';

type PaidReads = {
  authorId: number;
  /** The post of each read. */
  postIds: readonly number[];
  day: string;
  /** Micros of a read. */
  micros: number;
};

/** A person who was paid for reads. `amount` is above zero. */
export type Payee = { userId: number; amount: number };

/**
 * Divides the money of some reads of a day among the people who got it. A person beside the author has the part of the
 * reads that the person has of all reads of the post on that day, rounded down. The author has the rest.
 * @returns the people by their ids, which is the order in which accounts are locked
 */
export async function payeesOfReads(db: Queryable, { authorId, postIds, day, micros }: PaidReads): Promise<Payee[]> {
  const amounts = new Map([[authorId, postIds.length * micros]]);
  const shares = await db
    .select({
      postId: sharedEarnings.postId,
      userId: sharedEarnings.userId,
      earned: sharedEarnings.earned,
      booked: postViews.booked,
    })
    .from(sharedEarnings)
    .innerJoin(postViews, and(eq(postViews.postId, sharedEarnings.postId), eq(postViews.day, sharedEarnings.day)))
    .where(and(inArray(sharedEarnings.postId, [...new Set(postIds)]), eq(sharedEarnings.day, day)));
  for (const { postId, userId, earned, booked } of shares) {
    const reads = postIds.filter((id) => id === postId).length;
    const share = Number((BigInt(earned) * BigInt(reads)) / BigInt(booked));
    amounts.set(userId, (amounts.get(userId) ?? 0) + share);
    amounts.set(authorId, (amounts.get(authorId) ?? 0) - share);
  }
  return [...amounts]
    .filter(([, amount]) => amount > 0)
    .map(([userId, amount]) => ({ userId, amount }))
    .sort((one, other) => one.userId - other.userId);
}
