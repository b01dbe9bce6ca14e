import type { Queryable } from '@marquee/api/db/connect.ts';
import { users } from '@marquee/api/db/schema/users.ts';
import { keyOfText } from '@marquee/api/vocal/keys/keyOfText.ts';
import { cleanShownText } from '@marquee/shared/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { SourceAuthor } from '../record.ts';

const longestKey = 60;
const longestName = 100;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The account of an author: the one with the e-mail address, or a new one without a password. No mail is sent; the owner
 * of the address gets a password by "Forgot password". An author without an address is the one of the same key and
 * name who has none either.
 */
export async function ensureAuthor(db: Queryable, author: SourceAuthor, now: Date): Promise<number> {
  const address = author.email?.trim().toLowerCase() ?? '';
  const named = {
    ...namesOf(cleanShownText(author.name) || address),
    email: email.test(address) && address.length <= 254 ? address : null,
  };
  const base = keyOfText(author.key || author.name, longestKey) || 'writer';
  const [known] = named.email
    ? await db.select({ id: users.id }).from(users).where(eq(users.email, named.email))
    : await withoutAddress(db, base, named);
  if (known) return known.id;
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

function withoutAddress(db: Queryable, key: string, { firstName, lastName }: { firstName: string; lastName: string }) {
  const isSame = and(eq(users.key, key), eq(users.firstName, firstName), eq(users.lastName, lastName));
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(isSame, isNull(users.email)));
}

/** The last word is the last name. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' ').slice(0, longestName), lastName: lastName.slice(0, longestName) };
}
