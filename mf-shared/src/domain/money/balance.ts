import { z } from 'zod';
import { moneySchema } from '../posts/module.ts';
import { exactMoneySchema } from './exactMoneySchema.ts';

/** Response of GET /api/vocal/user/balance. */
export const balanceSchema = z.object({
  success: z.literal(true),
  /** Earned, and neither held nor asked for. Its whole cents can be paid; the rest stays. */
  available: exactMoneySchema,
  /** Asked for and not paid yet. */
  pending: exactMoneySchema,
  /** Kept back by a moderator until it is decided. */
  held: exactMoneySchema,
  paidTotal: exactMoneySchema,
  minimumPayout: moneySchema,
  /** The available amount is at least the minimum, and no payout is on its way. */
  canWithdraw: z.boolean(),
  /** Reads that count and are booked within about a minute. */
  unbookedReads: z.int(),
});
export type Balance = z.infer<typeof balanceSchema>;
