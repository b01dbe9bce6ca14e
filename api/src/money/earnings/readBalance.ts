import {
  type Balance,
  exactMoney,
  ledgerCurrency,
  microsPerCent,
  minimumPayoutCents,
  openPayoutStatuses,
} from '@marquee/shared/domain';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { postViews } from '../../kernel/db/schema/impressions.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { isPaidBeside } from '../ledger/bookShares.ts';
import { readBalances } from '../ledger/writerAccounts.ts';

/** Returns the money of a writer. */
export async function readBalance(db: Queryable, userId: number): Promise<Omit<Balance, 'success'>> {
  const { earned, held, paid } = await readBalances(db, userId);
  const [unbooked] = await db
    .select({
      reads: sql<number>`coalesce(sum(${postViews.views} - ${postViews.unpaid} - ${postViews.booked}), 0)::int`,
    })
    .from(postViews)
    .innerJoin(posts, eq(posts.id, postViews.postId))
    .where(
      and(
        sql`${postViews.views} - ${postViews.unpaid} > ${postViews.booked}`,
        or(eq(posts.authorId, userId), isPaidBeside(userId)),
      ),
    );
  const [open] = await db
    .select({ amount: payouts.amount })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.status, [...openPayoutStatuses])));
  return {
    available: exactMoney(earned),
    pending: exactMoney(open?.amount ?? 0),
    held: exactMoney(held),
    paidTotal: exactMoney(paid),
    minimumPayout: { amount: minimumPayoutCents, currency: ledgerCurrency },
    canWithdraw: !open && earned >= minimumPayoutCents * microsPerCent,
    unbookedReads: unbooked?.reads ?? 0,
  };
}
