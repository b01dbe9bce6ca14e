import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Queryable } from '../../kernel/db/connect.ts';
import { secondFactors } from '../../kernel/db/schema/secondFactors.ts';
import { tooMany } from '../../kernel/limits/refuseExceeded.ts';
import { SharedCounts } from '../../kernel/limits/SharedCounts.ts';
import type { TextSeal } from '../../kernel/sealing/TextSeal.ts';
import { useRecoveryCode } from './recoveryCodes.ts';
import { stepOf } from './totp.ts';
import { wrongCode } from './wrongCode.ts';

export type FactorServices = { db: Database; clock: Clock; factorSeal: TextSeal };

const quarterMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;
/** Maximum number of wrong codes of an account. Three of a million codes are right at a time. */
const maxInQuarter = 10;
const maxInDay = 50;

type Guess = {
  userId: number;
  /** Id of a device that has signed in to the account before. Its wrong codes have a count of their own. */
  device?: string | undefined;
  code: string;
};

/** Kind of a correct code. */
export type RightCode = 'app' | 'recovery';

/**
 * Makes the function that checks a code of the app or a recovery code, and uses it up. `check` runs inside the caller's
 * transaction, and its failures stay counted after a rollback. Nobody reaches this function without the account's
 * password or a session, so strangers cannot lock an account. The function throws ProblemError 422 with the pointer
 * /code for a wrong or used code, and 429 after too many of them.
 */
export function createCheckCode({ db, clock, factorSeal }: FactorServices) {
  const countsIn = (name: string, windowMs: number) =>
    new SharedCounts({ ...{ db, name, windowMs }, now: () => clock().getTime() });
  const ofQuarter = countsIn('codes in a quarter of an hour', quarterMs);
  const ofDay = countsIn('codes in a day', dayMs);

  return async (
    { userId, device, code }: Guess,
    act: (check: (transaction: Queryable) => Promise<RightCode>) => Promise<void>,
  ): Promise<void> => {
    const key = device ? `device ${device}` : `account ${userId}`;
    // Guesses are counted before they are checked, so that parallel guesses stay within the limits.
    const quarter = await ofQuarter.reserve([key]);
    const day = await ofDay.reserve([key]);
    const release = async () => {
      await quarter.release();
      await day.release();
    };
    const exceeded = [
      { ...quarter.countOf(key), max: maxInQuarter },
      { ...day.countOf(key), max: maxInDay },
    ].find(({ count, max }) => count > max);
    if (exceeded) {
      await release();
      throw tooMany(exceeded.secondsLeft);
    }
    let isWrong = false;
    try {
      await act(async (transaction) => {
        const right = await useCode(transaction, factorSeal, userId, code, clock());
        isWrong = right === null;
        if (right === null) throw wrongCode();
        return right;
      });
    } finally {
      if (!isWrong) await release();
    }
  };
}

async function useCode(
  db: Queryable,
  seal: TextSeal,
  userId: number,
  code: string,
  now: Date,
): Promise<RightCode | null> {
  const digits = code.replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(digits)) return (await useAppCode(db, seal, userId, digits, now)) ? 'app' : null;
  return (await useRecoveryCode(db, userId, code)) ? 'recovery' : null;
}

/** Uses a code of the app. Of several parallel calls with a code, only one succeeds. */
async function useAppCode(db: Queryable, seal: TextSeal, userId: number, code: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ sealed: secondFactors.secret, keyId: secondFactors.keyId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  // With a lost key, no code is right. Recovery codes still work, because no key is needed for them.
  if (!row || !seal.keyIds.includes(row.keyId)) return false;
  const step = stepOf(seal.open(row, userId), code, now);
  return step !== null && takeStep(db, userId, step);
}

/** Marks the time of a code as used. @returns false if the code, or a later one, was used before */
export async function takeStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))));
  return rowCount === 1;
}
