import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database, Queryable } from '../../../kernel/db/connect.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { violatedConstraint } from '../../../kernel/db/violatedConstraint.ts';
import { emailTaken } from '../enter/emailTaken.ts';
import { enqueueReport } from '../mails/enqueueAccountMail.ts';
import { endOneTimeTokens, type OneTimeTokens, type TokenFacts } from '../mails/oneTimeTokens.ts';
import { linkExpired } from './linkExpired.ts';

type Parts = { db: Database; clock: Clock; tokens: OneTimeTokens };

/**
 * Uses a token to confirm the address of its account, or to give the account the address that the token was mailed to.
 * A former address gets a mail about the change.
 * @returns the address
 * @throws ProblemError 410 for a used or expired token, or for an address that the account no longer has; 409 if
 *   another account has taken the address since
 */
export async function confirmEmail({ db, clock, tokens }: Parts, token: string): Promise<string> {
  try {
    return await db.transaction(async (transaction) => {
      const facts = await tokens.use(transaction, token, ['confirm-email', 'change-email']);
      if (!facts) throw linkExpired();
      const isChange = facts.purpose === 'change-email';
      return isChange ? changeEmail(transaction, facts, clock()) : confirmOwnEmail(transaction, facts, clock());
    });
  } catch (error) {
    throw violatedConstraint(error) === 'users_email_unique' ? emailTaken() : error;
  }
}

async function confirmOwnEmail(db: Queryable, { userId, email }: TokenFacts, now: Date): Promise<string> {
  const confirmed = await db
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  if (confirmed.length === 0) throw linkExpired();
  return email;
}

async function changeEmail(db: Queryable, { userId, email }: TokenFacts, now: Date): Promise<string> {
  const [former] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  if (!former?.email) throw linkExpired();
  await db.update(users).set({ email, emailConfirmedAt: now, modifiedAt: now }).where(eq(users.id, userId));
  // Links in the former mailbox must no longer open the account.
  await endOneTimeTokens(db, userId);
  await enqueueReport(db, {
    ...{ kind: 'address-changed', email: former.email, firstName: former.firstName },
    newEmail: email,
  });
  return email;
}
