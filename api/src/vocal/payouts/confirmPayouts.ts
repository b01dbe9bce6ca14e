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
import type { Database } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { payouts } from '../../db/schema/payouts.ts';
import { requireRight } from '../rights/requireRight.ts';
import { applyPayoutStep } from './applyPayoutStep.ts';

const lineSchema = z.object({
  id: z.string().min(1).max(20),
  status: z.enum(['paid', 'failed'], 'The status is paid or failed.'),
  dollars: z.string().regex(/^\d{1,9}\.\d\d$/, 'An amount is like 35.00.'),
  reference: z.string().max(payoutLimits.reference).default(''),
  reason: z.string().max(payoutLimits.reason).default(''),
});

/** Whose confirmation it is: a moderator, or null for the operator's command. */
type Confirming = { actor: Rights | null; at: Date };

type ConfirmedLine = PayoutConfirmationResult['lines'][number];

/**
 * Takes a file of confirmations. Each line is a transaction of its own, and the same file again changes nothing.
 * @throws ProblemError 422 `invalid` for a text that is no such file
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
  if (!payout) return refused('There is no such payout.');
  if (actor) requireRight(actor, 'decidePayout', { authorId: payout.userId });
  if (payout.status === status) return { result: 'already', message: null };
  const expected = centsAsDollars(payout.amount / microsPerCent);
  if (dollars !== expected) return refused(`The payout is of ${expected} dollars.`);
  if (status === 'failed' && reason === '') return refused('A payment that failed needs a reason.');
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
    throw invalid('The file needs a head with id, status and dollars, and a line below it.');
  if (records.length > payoutLimits.lines) throw invalid(`A file has at most ${payoutLimits.lines} lines.`);
  return records;
}
