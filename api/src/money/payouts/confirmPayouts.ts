import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  centsAsDollars,
  microsPerCent,
  type PayoutConfirmationResult,
  payoutLimits,
  type Rights,
} from '@marquee/shared/domain';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { requireRight } from '../../people/rights/requireRight.ts';
import { applyPayoutStep } from './applyPayoutStep.ts';

const lineSchema = z.object({
  id: z.string().min(1).max(20),
  status: z.enum(['paid', 'failed'], 'The status must be paid or failed.'),
  dollars: z.string().regex(/^\d{1,9}\.\d\d$/, 'The amount must have the form 35.00.'),
  reference: z.string().max(payoutLimits.reference).default(''),
  reason: z.string().max(payoutLimits.reason).default(''),
});

/** The moderator who confirms; null for the operator's command. */
type Confirming = { actor: Rights | null; at: Date };

type ConfirmedLine = PayoutConfirmationResult['lines'][number];

/**
 * Applies a file of confirmations. Each line is a separate transaction, and the same file again changes nothing.
 * @throws ProblemError 422 `invalid` for a text in another format
 */
export async function confirmPayouts(db: Database, csv: string, { actor, at }: Confirming): Promise<ConfirmedLine[]> {
  const results: ConfirmedLine[] = [];
  for (const [place, record] of parseFile(csv).entries()) {
    const id = record.id ?? '';
    const outcome = await confirm(db, record, { actor, at }).catch((error: unknown) => {
      if (error instanceof ProblemError) return { result: 'refused' as const, message: error.message };
      throw error;
    });
    results.push({ line: place + 2, id: id.slice(0, 20), ...outcome });
  }
  return results;
}

async function confirm(
  db: Database,
  record: Record<string, string>,
  { actor, at }: Confirming,
): Promise<Pick<ConfirmedLine, 'result' | 'message'>> {
  const parsed = lineSchema.safeParse(record);
  if (!parsed.success) return refused(parsed.error.issues[0]?.message ?? 'The line is not valid.');
  const { status, dollars, reference, reason } = parsed.data;
  const payoutId = rowId(parsed.data.id);
  const [payout] = await db.select().from(payouts).where(eq(payouts.id, payoutId));
  if (!payout) return refused('This payout does not exist.');
  if (actor) requireRight(actor, 'decidePayout', { authorId: payout.userId });
  if (payout.status === status) return { result: 'already', message: null };
  const expected = centsAsDollars(payout.amount / microsPerCent);
  if (dollars !== expected) return refused(`The payout is ${expected} dollars.`);
  if (status === 'failed' && reason === '') return refused('A failed payment needs a reason.');
  await db.transaction((transaction) =>
    applyPayoutStep(transaction, {
      ...{ payoutId, action: status === 'paid' ? 'pay' : 'fail', by: 'operator', actor, at },
      ...{ reference: reference || undefined, reason: reason || undefined },
    }),
  );
  return { result: 'done', message: null };
}

function refused(message: string): Pick<ConfirmedLine, 'result' | 'message'> {
  return { result: 'refused', message };
}

function parseFile(csv: string): Record<string, string>[] {
  const invalid = (message: string, cause?: unknown) =>
    new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/csv', code: 'csv', message }], cause });
  let records: Record<string, string>[];
  try {
    records = parse(csv, { columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    throw invalid('The file is not CSV.', error);
  }
  const first = records[0];
  if (!first || !('id' in first && 'status' in first && 'dollars' in first))
    throw invalid('The file needs a header with id, status and dollars, and at least one line.');
  if (records.length > payoutLimits.lines) throw invalid(`A file has at most ${payoutLimits.lines} lines.`);
  return records;
}
