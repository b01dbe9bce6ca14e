import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { SignUp } from '@marquee/shared/domain';
import { eq, like, or } from 'drizzle-orm';
import type { Database, Queryable } from '../../../kernel/db/connect.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { violatedConstraint } from '../../../kernel/db/violatedConstraint.ts';
import { keyOfText } from '../../../kernel/words/keyOfText.ts';
import { type UserRow, userColumns } from '../../accounts/userView.ts';
import { emailTaken } from './emailTaken.ts';

const maxKeyLength = 60;
/** Attempts to find a free key. Two people of the same name may sign up at the same moment, but not this many. */
const attempts = 5;

/**
 * Adds a person with an email address and a password, under a free key.
 * @param passwordHash null for a person who signs in by the OpenID provider
 * @param complete called in the same transaction, for further writes
 * @throws ProblemError 409 with the pointer /email if the address already has an account
 */
export async function insertAccount(
  db: Database,
  form: Omit<SignUp, 'password'>,
  passwordHash: string | null,
  now: Date,
  complete: (transaction: Queryable, row: UserRow) => Promise<unknown>,
): Promise<UserRow> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return await db.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(users)
          .values({
            key: await freeKey(transaction, `${form.firstName} ${form.lastName}`),
            email: form.email.toLowerCase(),
            passwordHash,
            firstName: form.firstName,
            lastName: form.lastName,
            createdAt: now,
            modifiedAt: now,
          })
          .returning(userColumns);
        if (!row) throw new Error('The database did not return the new account.');
        await complete(transaction, row);
        return row;
      });
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === 'users_email_unique') throw emailTaken();
      if (constraint !== 'users_key_unique') throw error;
    }
  }
  throw new ProblemError(409, 'conflict', 'Someone with that name is signing up right now. Try again.');
}

/**
 * Returns the first free key of `jane-doe`, `jane-doe-2`, `jane-doe-3`… A name that cannot be transliterated becomes
 * `writer`.
 */
async function freeKey(db: Queryable, name: string): Promise<string> {
  const base = keyOfText(name, maxKeyLength) || 'writer';
  const taken = await db
    .select({ key: users.key })
    .from(users)
    .where(or(eq(users.key, base), like(users.key, `${base}-%`)));
  const keys = new Set(taken.map(({ key }) => key));
  let key = base;
  for (let number = 2; keys.has(key); number += 1) key = `${base}-${number}`;
  return key;
}
