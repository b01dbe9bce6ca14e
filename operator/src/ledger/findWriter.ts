import type { Queryable } from '@marquee/api/acts/database.ts';
import { closedAccounts, ledgerAccounts, users } from '@marquee/api/acts/tables.ts';
import { eq } from 'drizzle-orm';

/**
 * Finds the writer of a statement by an account's email address, by a closed account's former address, or by the id from
 * the desk.
 * @throws Error for an unknown writer, or for an address that several accounts have had
 */
export async function findWriter(db: Queryable, writer: string): Promise<number> {
  if (/^\d{1,15}$/.test(writer)) return findById(db, Number(writer));
  const email = writer.toLowerCase();
  const open = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const closed = await db
    .select({ id: closedAccounts.userId, closedAt: closedAccounts.closedAt })
    .from(closedAccounts)
    .where(eq(closedAccounts.email, email));
  const [found, second] = [...open, ...closed];
  if (!found) throw new Error(`No account has or had the email address ${writer}.`);
  if (!second) return found.id;
  const names = [
    ...open.map(({ id }) => `${id} (open)`),
    ...closed.map(({ id, closedAt }) => `${id} (closed on ${closedAt.toISOString().slice(0, 10)})`),
  ];
  throw new Error(
    `Several accounts have had the address ${writer}: ${names.join(', ')}. Use the number of one of them.`,
  );
}

async function findById(db: Queryable, id: number): Promise<number> {
  const [known] = await db
    .select({ id: ledgerAccounts.userId })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.userId, id))
    .limit(1);
  if (!known) throw new Error(`No writer with the number ${id} has or had money.`);
  return id;
}
