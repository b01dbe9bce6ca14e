import type { PeopleQuery, Person } from '@marquee/shared/domain';
import { and, desc, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../kernel/db/connect.ts';
import { rowId } from '../kernel/db/rowId.ts';
import { users } from '../kernel/db/schema/users.ts';
import { containsWords } from '../kernel/words/wordConditions.ts';
import { currentGrants } from '../people/accounts/currentGrants.ts';

const columns = {
  id: users.id,
  key: users.key,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  grants: currentGrants,
  suspendedAt: users.suspendedAt,
  suspendedReason: users.suspendedReason,
};

/** Lists accounts, the newest first. Without words, only accounts that have a role or are suspended. @param limit maximum number */
export async function listPeople(
  db: Queryable,
  { q, before }: Pick<PeopleQuery, 'q' | 'before'>,
  limit: number,
): Promise<Person[]> {
  const last = before ? lt(users.id, rowId(before)) : undefined;
  return read(db, and(q ? hasWords(q) : hasRole(), last), limit);
}

/** @returns undefined for an unknown account, and for an author without an account */
export async function findPerson(db: Queryable, id: number): Promise<Person | undefined> {
  const [person] = await read(db, eq(users.id, id), 1);
  return person;
}

function hasWords(q: string): SQL | undefined {
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`;
  // Email addresses are stored in lower case. The words of an address are not searched, because they lack its dots.
  return or(containsWords(name, q), sql`strpos(${users.email}, ${q.toLowerCase()}) > 0`);
}

function hasRole(): SQL {
  return sql`${users.suspendedAt} is not null or exists (
    select from jsonb_array_elements(${users.grants}) as given
    where given->>'until' is null or (given->>'until')::timestamptz > now())`;
}

async function read(db: Queryable, condition: SQL | undefined, limit: number): Promise<Person[]> {
  const rows = await db
    .select(columns)
    .from(users)
    .where(and(isNotNull(users.email), condition))
    .orderBy(desc(users.id))
    .limit(limit);
  return rows.map(({ id, key, firstName, lastName, email, grants, suspendedAt, suspendedReason }) => ({
    ...{ id: String(id), key, name: `${firstName} ${lastName}`.trim(), email: email ?? '', grants },
    suspension: suspendedAt && { since: suspendedAt.toISOString(), reason: suspendedReason ?? '' },
  }));
}
