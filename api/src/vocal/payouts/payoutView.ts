import { exactMoney, type Payout } from '@marquee/shared/domain';
import type { payouts } from '../../db/schema/payouts.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** A payout without the place where its money goes. */
export function payoutView(row: PayoutRow): Payout {
  return {
    id: String(row.id),
    status: row.status,
    amount: exactMoney(row.amount),
    address: `•••• ${row.addressEnd}`,
    requestedAt: row.requestedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    reason: row.reason,
    reference: row.reference,
  };
}
