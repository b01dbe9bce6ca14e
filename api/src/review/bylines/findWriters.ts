import type { FoundWriters } from '@marquee/shared/domain';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { containsWords } from '../../kernel/words/wordConditions.ts';
import { nameOf } from './readBylines.ts';

/** Maximum number of accounts in a response. */
const max = 20;

/** Condition that a person has not closed the account. Closed accounts get no share. */
export const isNotClosed = sql`not exists (select from closed_accounts where closed_accounts.user_id = ${users.id})`;

/** Finds accounts by a part of the name, or by the exact mail address. Suspended and closed accounts are left out. */
export async function findWriters(db: Queryable, search: string): Promise<FoundWriters> {
  const rows = await db
    .select({ id: users.id, key: users.key, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        isNull(users.suspendedAt),
        isNotClosed,
        or(
          containsWords(sql`(${users.firstName} || ' ' || ${users.lastName})`, search),
          eq(users.email, search.toLowerCase()),
        ),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(max);
  return { success: true, writers: rows.map(({ id, key, ...name }) => ({ id: String(id), key, name: nameOf(name) })) };
}
