import { exactMoney, type Payout } from '@marquee/shared/domain';
import type { payouts } from '../../kernel/db/schema/payouts.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** Formats a payout without its payee. */
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
