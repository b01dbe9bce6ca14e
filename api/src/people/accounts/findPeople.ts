import type { Grant } from '@marquee/shared/domain';
import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { containsWords } from '../../kernel/words/wordConditions.ts';
import { currentGrants } from './currentGrants.ts';

/** An account as editors see it. `key` tells equal names apart. */
export type FoundPerson = { id: number; key: string; name: string; grants: Grant[] };

export type PeopleSearch = {
  /** Words in the name, or the exact mail address. Without words, all names are found. */
  words: string;
  limit: number;
  /** True to leave out accounts that cannot sign in, such as imported authors. */
  canSignIn?: boolean;
  /** True to leave out accounts without roles. */
  hasRoles?: boolean;
};

/** Condition that a person has not closed the account. */
export const isNotClosed: SQL = sql`not exists (select from closed_accounts where closed_accounts.user_id = ${users.id})`;

/** Finds accounts by name, in the order of names. Suspended and closed accounts are left out. */
export async function findPeople(
  db: Queryable,
  { words, limit, canSignIn = false, hasRoles = false }: PeopleSearch,
): Promise<FoundPerson[]> {
  const text = words.trim();
  const name = sql`(${users.firstName} || ' ' || ${users.lastName})`;
  const rows = await db
    .select({
      ...{ id: users.id, key: users.key, firstName: users.firstName, lastName: users.lastName },
      grants: currentGrants,
    })
    .from(users)
    .where(
      and(
        ...[isNull(users.suspendedAt), isNotClosed],
        canSignIn ? isNotNull(users.email) : undefined,
        hasRoles ? ne(users.grants, []) : undefined,
        text === '' ? undefined : or(containsWords(name, text), eq(users.email, text.toLowerCase())),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(limit);
  return rows.map(({ id, key, firstName, lastName, grants }) => ({
    ...{ id, key, grants },
    name: `${firstName} ${lastName}`.trim(),
  }));
}
