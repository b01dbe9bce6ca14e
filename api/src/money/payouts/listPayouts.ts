import {
  centsAsDollars,
  microsPerCent,
  type OperatorPayout,
  type OperatorPayoutsQuery,
  type Payee,
  type Payout,
  type Rights,
} from '@marquee/shared/domain';
import { stringify } from 'csv-stringify/sync';
import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { closedAccounts } from '../../kernel/db/schema/closedAccounts.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { type PayeeSeal, type SealedPayee, UnknownPayeeKeyError } from '../payees/PayeeSeal.ts';
import { payoutView } from './payoutView.ts';

const maxPerWriter = 100;
/** Maximum number of lines in an export. Once they are confirmed, the next export continues. */
const maxExported = 1_000;
const isClosed = sql<boolean>`${closedAccounts.userId} is not null`;

/** Lists a writer's payouts, the newest first. */
export async function payoutsOf(db: Queryable, userId: number): Promise<Payout[]> {
  const rows = await db
    .select()
    .from(payouts)
    .where(eq(payouts.userId, userId))
    .orderBy(desc(payouts.id))
    .limit(maxPerWriter);
  return rows.map(payoutView);
}

/** Lists payouts of all writers, the newest first. @param limit maximum number of rows */
export async function listPayouts(
  db: Queryable,
  { status, before, id }: OperatorPayoutsQuery & { id?: number },
  limit: number,
): Promise<OperatorPayout[]> {
  const rows = await db
    .select({ payout: payouts, isClosed })
    .from(payouts)
    .leftJoin(closedAccounts, eq(closedAccounts.userId, payouts.userId))
    .where(
      and(
        status === undefined ? undefined : eq(payouts.status, status),
        before === undefined ? undefined : lt(payouts.id, rowId(before)),
        id === undefined ? undefined : eq(payouts.id, id),
      ),
    )
    .orderBy(desc(payouts.id))
    .limit(limit);
  return rows.map((row) => ({
    ...payoutView(row.payout),
    writer: { id: String(row.payout.userId), name: row.payout.payeeName, isClosed: row.isClosed },
  }));
}

/**
 * Returns payouts that are sent and not confirmed yet, with their payees, as CSV, the oldest first.
 * @param payer operator whose own payouts are left out, since another operator pays them; absent for the operator's
 *   command
 */
export async function payoutsCsv(db: Queryable, payees: PayeeSeal, payer?: Rights): Promise<string> {
  const rows = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.status, 'sent'), payer && ne(payouts.userId, payer.id)))
    .orderBy(asc(payouts.id))
    .limit(maxExported);
  const lines = rows.map((row) => ({
    ...{ id: row.id, dollars: centsAsDollars(row.amount / microsPerCent), currency: 'USD', writer: row.payeeName },
    ...openPayee(payees, row),
    ...{ requestedAt: row.requestedAt.toISOString(), writerId: row.userId },
  }));
  const columns = ['id', 'dollars', 'currency', 'writer', 'address', 'requestedAt', 'bic', 'taxId', 'writerId'];
  return stringify(lines, { header: true, columns, escape_formulas: true, record_delimiter: 'windows' });
}

/** A payee with a lost key must not block the other lines of the export. */
function openPayee(payees: PayeeSeal, row: SealedPayee): Payee {
  try {
    return payees.open(row);
  } catch (error) {
    if (!(error instanceof UnknownPayeeKeyError)) throw error;
    return { address: `unreadable, its key ${row.payeeKey} is missing; ends with ${row.addressEnd}` };
  }
}
