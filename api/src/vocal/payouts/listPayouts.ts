import {
  centsAsDollars,
  microsPerCent,
  type OperatorPayout,
  type OperatorPayoutsQuery,
  type Payout,
  type Rights,
} from '@marquee/shared/domain';
import { stringify } from 'csv-stringify/sync';
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { payouts } from '../../db/schema/payouts.ts';
import { users } from '../../db/schema/users.ts';
import { payoutView } from './payoutView.ts';

const mostOfWriter = 100;
/** Lines of one export: the next one has the others, once these are confirmed. */
const mostExported = 1_000;
const name = sql<string>`trim(coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`;

/** A writer's payouts, the newest first. */
export async function payoutsOf(db: Queryable, userId: number): Promise<Payout[]> {
  const rows = await db
    .select()
    .from(payouts)
    .where(eq(payouts.userId, userId))
    .orderBy(desc(payouts.id))
    .limit(mostOfWriter);
  return rows.map(payoutView);
}

/** Payouts of all writers, the newest first. @param limit rows at most */
export async function listPayouts(
  db: Queryable,
  { status, before, id }: OperatorPayoutsQuery & { id?: number },
  limit: number,
): Promise<OperatorPayout[]> {
  const rows = await db
    .select({ payout: payouts, name })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.userId))
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
    writer: { id: String(row.payout.userId), name: row.name },
  }));
}

/**
 * Payouts that somebody has to pay, as CSV with the places where their money goes: the oldest first.
 * @param payer whose own payouts are left out, since another one pays them; absent for the operator's command
 */
export async function payoutsCsv(db: Queryable, payer?: Rights): Promise<string> {
  const rows = await db
    .select({ payout: payouts, name })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.userId))
    .where(and(inArray(payouts.status, ['sent']), payer && ne(payouts.userId, payer.id)))
    .orderBy(asc(payouts.id))
    .limit(mostExported);
  const lines = rows.map(({ payout: { id, amount, address, requestedAt }, name: writer }) => ({
    ...{ id, dollars: centsAsDollars(amount / microsPerCent), currency: 'USD', writer, address },
    requestedAt: requestedAt.toISOString(),
  }));
  const columns = ['id', 'dollars', 'currency', 'writer', 'address', 'requestedAt'];
  return stringify(lines, { header: true, columns, escape_formulas: true, record_delimiter: 'windows' });
}
