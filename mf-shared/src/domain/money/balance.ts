import { z } from 'zod';
import { exactMoneySchema } from './exactMoneySchema.ts';
import { moneySchema } from './moneySchema.ts';

/** Response of GET /api/vocal/user/balance. */
export const balanceSchema = z.object({
  success: z.literal(true),
  /** Earned money that is neither held nor requested. Its whole cents can be paid out, and the remainder stays. */
  available: exactMoneySchema,
  /** Requested payout that is not paid yet. */
  pending: exactMoneySchema,
  /** Money that is on hold until a moderator decides. */
  held: exactMoneySchema,
  paidTotal: exactMoneySchema,
  minimumPayout: moneySchema,
  /** True if the available amount is at least the minimum, and no other payout is pending. */
  canWithdraw: z.boolean(),
  /** Counted reads that are not booked yet. Booking takes about a minute. */
  unbookedReads: z.int(),
});
export type Balance = z.infer<typeof balanceSchema>;
