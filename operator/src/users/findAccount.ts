import type { Queryable } from '@marquee/api/db/connect.ts';
import { users } from '@marquee/api/db/schema/users.ts';
import { eq } from 'drizzle-orm';

/** @throws Error when no account has the address */
export async function findAccount(db: Queryable, email: string): Promise<number> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  if (!row) throw new Error(`No account has the e-mail address ${email}.`);
  return row.id;
}
