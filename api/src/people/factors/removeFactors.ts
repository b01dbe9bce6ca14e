import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { passkeys, recoveryCodes, secondFactors } from '../../kernel/db/schema/secondFactors.ts';
import { sessions } from '../../kernel/db/schema/sessions.ts';
import { hasFactor } from './readFactors.ts';

/** Removes the codes of an account, with its recovery codes. Call it in a transaction. @returns whether it had codes */
export async function removeCodes(db: Queryable, userId: number): Promise<boolean> {
  const { rowCount } = await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await forgetProofs(db, userId);
  return rowCount === 1;
}

/** Removes all second factors of an account. Call it in a transaction. @returns whether it had any */
export async function removeFactors(db: Queryable, userId: number): Promise<boolean> {
  const { rowCount } = await db.delete(passkeys).where(eq(passkeys.userId, userId));
  const hadCodes = await removeCodes(db, userId);
  return hadCodes || (rowCount ?? 0) > 0;
}

/**
 * After the last factor is removed, no session has proved one. Sessions by the OpenID provider stay, because the
 * provider checked a factor of its own.
 */
export async function forgetProofs(db: Queryable, userId: number): Promise<void> {
  if (await hasFactor(db, userId)) return;
  await db
    .update(sessions)
    .set({ provesFactor: false })
    .where(and(eq(sessions.userId, userId), ne(sessions.way, 'openid')));
}
