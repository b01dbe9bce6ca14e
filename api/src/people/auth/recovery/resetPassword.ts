import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/connect.ts';
import { sessions } from '../../../kernel/db/schema/sessions.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { enqueueReport } from '../mails/enqueueAccountMail.ts';
import { endOneTimeTokens, type OneTimeTokens } from '../mails/oneTimeTokens.ts';
import { linkExpired } from './linkExpired.ts';

type Parts = { db: Database; clock: Clock; tokens: OneTimeTokens };

/**
 * Uses a token to replace the password of its account. All sessions and all other links of the account end. The address
 * becomes confirmed, and gets a mail about the change.
 * @throws ProblemError 410 for a used or expired token, or for an address that the account no longer has
 */
export async function resetPassword({ db, clock, tokens }: Parts, token: string, passwordHash: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const facts = await tokens.use(transaction, token, ['reset-password']);
    if (!facts) throw linkExpired();
    const now = clock();
    const isOwner = and(eq(users.id, facts.userId), eq(users.email, facts.email));
    const [person] = await transaction
      .update(users)
      .set({
        passwordHash,
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)`,
        modifiedAt: now,
      })
      .where(isOwner)
      .returning({ firstName: users.firstName });
    if (!person) throw linkExpired();
    await transaction.delete(sessions).where(eq(sessions.userId, facts.userId));
    await endOneTimeTokens(transaction, facts.userId);
    await enqueueReport(transaction, { kind: 'password-changed', email: facts.email, firstName: person.firstName });
  });
}
