import { type Adjustment, type AdjustmentsQuery, exactMoney } from '@marquee/shared/domain';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { adjustments } from '../../kernel/db/schema/adjustments.ts';
import { users } from '../../kernel/db/schema/users.ts';

/** Lists adjustments with the names of the people, the newest first. @param limit maximum number of rows */
export async function listAdjustments(
  db: Queryable,
  { status, before, id }: AdjustmentsQuery & { id?: number },
  limit: number,
): Promise<Adjustment[]> {
  const rows = await db
    .select()
    .from(adjustments)
    .where(
      and(
        status === undefined ? undefined : eq(adjustments.status, status),
        before === undefined ? undefined : lt(adjustments.id, rowId(before)),
        id === undefined ? undefined : eq(adjustments.id, id),
      ),
    )
    .orderBy(desc(adjustments.id))
    .limit(limit);
  const nameOf = await readNames(
    db,
    rows.flatMap(({ userId, proposedBy, decidedBy }) => [
      userId,
      proposedBy,
      ...(decidedBy === null ? [] : [decidedBy]),
    ]),
  );
  const person = (personId: number) => ({ id: String(personId), name: nameOf.get(personId) ?? '' });
  return rows.map((row) => ({
    id: String(row.id),
    status: row.status,
    writer: person(row.userId),
    amount: exactMoney(row.amount),
    reason: row.reason,
    proposedAt: row.proposedAt.toISOString(),
    proposedBy: person(row.proposedBy),
    decision:
      row.decidedBy === null || row.decidedAt === null
        ? null
        : { at: row.decidedAt.toISOString(), by: person(row.decidedBy), words: row.decision },
  }));
}

async function readNames(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}
