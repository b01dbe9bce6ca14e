import type { Queryable } from '@marquee/api/acts/database.ts';
import { users } from '@marquee/api/acts/tables.ts';
import { eq } from 'drizzle-orm';

/** @throws Error if no account has the address */
export async function findAccount(db: Queryable, email: string): Promise<number> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  if (!row) throw new Error(`No account has the email address ${email}.`);
  return row.id;
}
