import { z } from 'zod';
import { shownLines } from '../text/shownText.ts';
import { exactMoneySchema } from './exactMoneySchema.ts';
import { payoutLimits, payoutStatuses } from './payoutTransitions.ts';

/** Payee as the writer entered it. */
export const payeeSchema = z.object({
  /**
   * An IBAN, or a description of the account for countries without IBANs. A text that begins like an IBAN must be a
   * valid IBAN.
   */
  address: z.string().trim().min(5, 'Enter an account for payouts, for example an IBAN.').max(payoutLimits.address),
  /** BIC of the bank, if the bank requires one. */
  bic: z.string().trim().max(payoutLimits.bic).optional(),
  /** The writer's tax number, for the accountant. */
  taxId: z.string().trim().max(payoutLimits.taxId).optional(),
});
export type Payee = z.infer<typeof payeeSchema>;

/** Body of POST /api/vocal/user/payouts. All available whole cents are paid. */
export const payoutRequestSchema = payeeSchema;
export type PayoutRequest = z.infer<typeof payoutRequestSchema>;

export const payoutSchema = z.object({
  id: z.string(),
  status: z.enum(payoutStatuses),
  amount: exactMoneySchema,
  /** The payee's account. All but the last four characters are hidden. */
  address: z.string(),
  /** RFC 3339 UTC. */
  requestedAt: z.string(),
  /** Time of the last status change. */
  changedAt: z.string(),
  /** Why the payout failed or was reversed. */
  reason: z.string().nullable(),
  /** The payment provider's reference for the payout. */
  reference: z.string().nullable(),
});
export type Payout = z.infer<typeof payoutSchema>;

/** Response of POST /api/vocal/user/payouts and of POST /api/vocal/user/payouts/{id}/cancel. */
export const payoutResponseSchema = z.object({ success: z.literal(true), payout: payoutSchema });
/** Response of GET /api/vocal/user/payouts and of POST /api/vocal/user/payments: the newest first, 100 at most. */
export const payoutListSchema = z.object({ success: z.literal(true), payouts: z.array(payoutSchema) });
export type PayoutList = z.infer<typeof payoutListSchema>;

/** A payout as operators see it. */
export const operatorPayoutSchema = payoutSchema.extend({
  /**
   * The payee's name at the time of the payout. `isClosed`: the account is closed; `ledger statement <id>` finds it.
   */
  writer: z.object({ id: z.string(), name: z.string(), isClosed: z.boolean() }),
});
export type OperatorPayout = z.infer<typeof operatorPayoutSchema>;

/** Query of GET /api/vocal/payouts. */
export const operatorPayoutsQuerySchema = z.object({
  status: z.enum(payoutStatuses).optional(),
  before: z.string().max(20).optional(),
});
export type OperatorPayoutsQuery = z.infer<typeof operatorPayoutsQuerySchema>;
/** Response of GET /api/vocal/payouts: the newest first. `next` is the `before` of the next page. */
export const operatorPayoutListSchema = z.object({
  success: z.literal(true),
  payouts: z.array(operatorPayoutSchema),
  next: z.string().nullable(),
});
export type OperatorPayoutList = z.infer<typeof operatorPayoutListSchema>;

/** Body of POST /api/vocal/payouts/{id}/decision. `fail` and `reverse` need a reason. */
export const payoutDecisionSchema = z.object({
  action: z.enum(['approve', 'fail', 'reverse']),
  reason: shownLines(payoutLimits.reason).min(3).optional(),
});
export type PayoutDecision = z.infer<typeof payoutDecisionSchema>;
export const operatorPayoutResponseSchema = z.object({ success: z.literal(true), payout: operatorPayoutSchema });

/** Body of POST /api/vocal/payoutConfirmations: CSV with the header line `id,status,dollars,reference,reason`. */
export const payoutConfirmationsSchema = z.object({ csv: z.string().min(1).max(payoutLimits.csv) });
/**
 * Response of POST /api/vocal/payoutConfirmations: the result of each line. A refused line changes nothing and does not
 * stop other lines.
 */
export const payoutConfirmationResultSchema = z.object({
  success: z.literal(true),
  lines: z.array(
    z.object({
      line: z.int(),
      id: z.string(),
      result: z.enum(['done', 'already', 'refused']),
      /** Why the line was refused. Null for other results. */
      message: z.string().nullable(),
    }),
  ),
});
export type PayoutConfirmationResult = z.infer<typeof payoutConfirmationResultSchema>;

/** `35.00` for 3,500 cents. */
export function centsAsDollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
