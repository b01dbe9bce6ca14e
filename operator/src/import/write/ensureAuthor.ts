import type { Queryable } from '@marquee/api/acts/database.ts';
import { keyOfText } from '@marquee/api/acts/posts.ts';
import { users } from '@marquee/api/acts/tables.ts';
import { cleanShownText } from '@marquee/shared/domain';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ExportedPerson } from '../../newsroom/records.ts';
import type { SourceAuthor } from '../record.ts';

const maxKeyLength = 60;
const maxNameLength = 100;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Returns the account of an author, which is the account with the email address, or a new account without a password.
 * No mail is sent; the owner of the address gets a password by "Forgot password". An author without an address matches
 * an account without an address that has the same key and name.
 */
export async function ensureAuthor(db: Queryable, author: SourceAuthor, now: Date): Promise<number> {
  const known = await findAuthor(db, author);
  if (known !== undefined) return known;
  const { base, ...named } = accountOf(author);
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}-${number}`;
    const [made] = await db
      .insert(users)
      .values({ ...named, key, createdAt: now, modifiedAt: now })
      .onConflictDoNothing({ target: users.key })
      .returning({ id: users.id });
    if (made) return made.id;
  }
}

/** Finds the account of an author as `ensureAuthor` does. */
export async function findAuthor(db: Pick<Queryable, 'select'>, author: SourceAuthor): Promise<number | undefined> {
  const { base, ...named } = accountOf(author);
  const [known] = named.email
    ? await db.select({ id: users.id }).from(users).where(eq(users.email, named.email))
    : await withoutAddress(db, base, named);
  return known?.id;
}

function accountOf(author: SourceAuthor) {
  const address = author.email?.trim().toLowerCase() ?? '';
  return {
    ...namesOf(cleanShownText(author.name) || address),
    email: email.test(address) && address.length <= 254 ? address : null,
    base: keyOfText(author.key || author.name, maxKeyLength) || 'writer',
  };
}

/** Returns the account of a person in an export, or null for no person. */
export async function ensurePerson(db: Queryable, person: ExportedPerson | null, now: Date): Promise<number | null> {
  return person && (await ensureAuthor(db, { ...person, email: null }, now));
}

function withoutAddress(
  db: Pick<Queryable, 'select'>,
  key: string,
  { firstName, lastName }: { firstName: string; lastName: string },
) {
  // The account of an author whose key was taken has a number behind its key.
  const isKey = sql`${users.key} ~ ${`^${key}(-[0-9]+)?$`}`;
  const isSame = and(isKey, eq(users.firstName, firstName), eq(users.lastName, lastName));
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(isSame, isNull(users.email)))
    .orderBy(asc(users.id))
    .limit(1);
}

/** Splits a name. The last word is the last name. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' ').slice(0, maxNameLength), lastName: lastName.slice(0, maxNameLength) };
}
