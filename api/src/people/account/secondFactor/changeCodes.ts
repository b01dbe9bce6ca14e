import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '../../../kernel/db/connect.ts';
import { secondFactors } from '../../../kernel/db/schema/secondFactors.ts';
import type { TextSeal } from '../../../kernel/sealing/TextSeal.ts';
import { makeRecoveryCodes } from '../../factors/recoveryCodes.ts';
import { newSecret, stepOf } from '../../factors/totp.ts';
import { wrongCode } from '../../factors/wrongCode.ts';

type Owner = { db: Database; factorSeal: TextSeal; userId: number; now: Date };

/**
 * Stores a new secret that no sign-in asks for yet. It replaces an unconfirmed secret.
 * @returns the secret in base32
 * @throws ProblemError 409 if codes are on
 */
export async function beginCodes({ db, factorSeal, userId, now }: Owner): Promise<string> {
  const secret = newSecret();
  const { sealed, keyId } = factorSeal.seal(secret, userId);
  const row = { secret: sealed, keyId, createdAt: now };
  const { rowCount } = await db
    .insert(secondFactors)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: secondFactors.userId, set: row, setWhere: isNull(secondFactors.confirmedAt) });
  if (rowCount !== 1) throw codesAreOn();
  return secret;
}

/**
 * Turns codes on, if the code proves that the app has the secret.
 * @param complete called in the same transaction
 * @returns the recovery codes
 * @throws ProblemError 409 without a secret that waits; 422 with the pointer /code for a wrong code
 */
export async function confirmCodes(
  { db, factorSeal, userId, now }: Owner,
  code: string,
  complete: (transaction: Queryable) => Promise<void>,
): Promise<string[]> {
  return db.transaction(async (transaction) => {
    const isWaiting = and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt));
    const [row] = await transaction.select().from(secondFactors).where(isWaiting).for('update');
    if (!row) throw codesAreOn();
    const secret = factorSeal.open({ sealed: row.secret, keyId: row.keyId }, userId);
    const step = stepOf(secret, code.replace(/[\s-]/g, ''), now);
    if (step === null) throw wrongCode();
    await transaction.update(secondFactors).set({ confirmedAt: now, lastStep: step }).where(isWaiting);
    const codes = await makeRecoveryCodes(transaction, userId);
    await complete(transaction);
    return codes;
  });
}

function codesAreOn(): ProblemError {
  const message = 'There is no set-up to finish, or codes are on already. Reload the page.';
  return new ProblemError(409, 'second-factor-status', message);
}
