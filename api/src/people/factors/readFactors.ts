import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { passkeys, secondFactors } from '../../kernel/db/schema/secondFactors.ts';
import { countRecoveryCodes } from './recoveryCodes.ts';

/** Tells whether sign-ins of an account ask for a code after the password. */
export async function hasCodes(db: Queryable, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return row !== undefined;
}

/** Tells whether an account has codes or a passkey. */
export async function hasFactor(db: Queryable, userId: number): Promise<boolean> {
  if (await hasCodes(db, userId)) return true;
  const [row] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  return row !== undefined;
}

/** Returns the second factors of an account, without secrets. */
export async function readFactors(db: Queryable, userId: number) {
  const keys = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  return {
    hasCodes: await hasCodes(db, userId),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id: String(id), name, createdAt: createdAt.toISOString() },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
