import { createHash, randomInt } from 'node:crypto';
import { secondFactorLimits } from '@marquee/shared/domain';
import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { recoveryCodes } from '../../kernel/db/schema/secondFactors.ts';

/** Letters and digits that nobody confuses on paper. Sixteen of them are 79 bits, so their hash needs no salt or key. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';
const groups = 4;
const groupLength = 4;

/** Replaces the recovery codes of an account. Call it in a transaction. @returns the codes, which nothing stores */
export async function makeRecoveryCodes(db: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: secondFactorLimits.recoveryCodes }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes;
}

/** Uses a recovery code. Of several parallel calls, only one succeeds. @returns whether the code was unused */
export async function useRecoveryCode(db: Queryable, userId: number, code: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(userId, code))));
  return rowCount === 1;
}

/** Returns the number of unused recovery codes. */
export async function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

function hashOf(userId: number, code: string): string {
  const bare = code.toLowerCase().replace(/[^a-z\d]/g, '');
  return createHash('sha256').update(`${userId} ${bare}`).digest('hex');
}
