// In a file without schemas, because pages load this and do not load zod.

/** The currency of all amounts of the ledger. */
export const ledgerCurrency = 'USD';
/** Micros of a dollar in a cent: the ledger counts in millionths of a dollar. */
export const microsPerCent = 10_000;

/**
 * An amount of the ledger: `micros` is exact, `amount` has its whole cents, which is all that can be paid.
 * 3,800 micros are 0.0038 dollars and no cent.
 */
export type ExactMoney = { micros: number; amount: number; currency: typeof ledgerCurrency };

/** @param micros of a dollar. Cents are rounded towards zero, also for negative amounts. */
export function exactMoney(micros: number): ExactMoney {
  return { micros, amount: Math.trunc(micros / microsPerCent), currency: ledgerCurrency };
}

/** Smallest payout, in cents. */
export const minimumPayoutCents = 3_500;
