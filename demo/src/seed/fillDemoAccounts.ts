import { hashPassword } from '@marquee/api/acts/accounts.ts';
import type { Queryable } from '@marquee/api/acts/database.ts';
import { demoAccounts, moderatorName } from '@marquee/api/acts/demoAccounts.ts';
import { eq, users } from '@marquee/api/acts/tables.ts';

/**
 * Gives an author the writer's account and creates the moderator, unless another site's author already has the account.
 * Call it in a transaction.
 */
export async function fillDemoAccounts(db: Queryable, writerKey: string, now: Date): Promise<void> {
  const { writer, moderator } = demoAccounts;
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, writer.email));
  if (known) return;
  await db
    .update(users)
    .set({ email: writer.email, emailConfirmedAt: now, passwordHash: await hashPassword(writer.password) })
    .where(eq(users.key, writerKey));
  await db.insert(users).values({
    ...moderatorName,
    email: moderator.email,
    emailConfirmedAt: now,
    passwordHash: await hashPassword(moderator.password),
    isAdmin: true,
    grants: [{ role: 'administrator', site: null, until: null }],
    createdAt: now,
    modifiedAt: now,
  });
}
