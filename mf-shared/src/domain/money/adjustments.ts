import { z } from 'zod';
import { shownLines } from '../text/shownText.ts';
import { exactMoneySchema } from './exactMoneySchema.ts';

export const adjustmentStatuses = ['proposed', 'approved', 'rejected'] as const;
export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

/** Maximum characters of a reason, and maximum amount in micros, which limits the harm of a typing error. */
export const adjustmentLimits = { reason: 500, micros: 10_000_000_000 } as const;

const words = shownLines(adjustmentLimits.reason).min(3, 'Enter at least three characters.');
const person = z.object({ id: z.string(), name: z.string() });

/** Body of POST /api/vocal/adjustments: a correction of a writer's money, which another person decides. */
export const adjustmentRequestSchema = z.object({
  writerId: z.string().min(1).max(20),
  /** Micros of a dollar. Positive amounts go to the writer, negative amounts are taken from the writer. */
  micros: z
    .int()
    .min(-adjustmentLimits.micros)
    .max(adjustmentLimits.micros)
    .refine((micros) => micros !== 0, 'An adjustment moves at least one micro.'),
  /** Shown to the writer. */
  reason: words,
});
export type AdjustmentRequest = z.infer<typeof adjustmentRequestSchema>;

export const adjustmentSchema = z.object({
  id: z.string(),
  status: z.enum(adjustmentStatuses),
  writer: person,
  amount: exactMoneySchema,
  reason: z.string(),
  /** RFC 3339 UTC. */
  proposedAt: z.string(),
  proposedBy: person,
  /** `words` is null for an approval without a comment. */
  decision: z.object({ at: z.string(), by: person, words: z.string().nullable() }).nullable(),
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

/** Response of POST /api/vocal/adjustments and of POST /api/vocal/adjustments/{id}/decision. */
export const adjustmentResponseSchema = z.object({ success: z.literal(true), adjustment: adjustmentSchema });

/** Query of GET /api/vocal/adjustments. */
export const adjustmentsQuerySchema = z.object({
  status: z.enum(adjustmentStatuses).optional(),
  before: z.string().max(20).optional(),
});
export type AdjustmentsQuery = z.infer<typeof adjustmentsQuerySchema>;
/** Response of GET /api/vocal/adjustments: the newest first. `next` is the `before` of the next page. */
export const adjustmentListSchema = z.object({
  success: z.literal(true),
  adjustments: z.array(adjustmentSchema),
  next: z.string().nullable(),
});
export type AdjustmentList = z.infer<typeof adjustmentListSchema>;

/** Body of POST /api/vocal/adjustments/{id}/decision. */
export const adjustmentDecisionSchema = z.object({ action: z.enum(['approve', 'reject']), words: words.optional() });
export type AdjustmentDecision = z.infer<typeof adjustmentDecisionSchema>;
