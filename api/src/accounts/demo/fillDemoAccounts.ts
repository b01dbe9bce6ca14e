import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { users } from '../../db/schema/users.ts';
import { hashPassword } from '../password.ts';
import { demoAccounts, moderatorName } from './demoAccounts.ts';

/**
 * Gives an author the writer's account and makes the moderator, unless another site's author has it already. To be called in a
 * transaction.
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
    isAdmin: moderator.isAdmin,
    createdAt: now,
    modifiedAt: now,
  });
}
