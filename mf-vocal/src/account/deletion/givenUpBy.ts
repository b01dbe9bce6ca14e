import type { Balance } from '@marquee/shared/domain';

/** True if at least one whole cent is available and no other payout is pending. */
export function mayPayOut({ available, pending }: Balance): boolean {
  return available.amount > 0 && pending.micros === 0;
}

/**
 * Returns the micros that the writer loses by closing the account. If the available money is paid out, the remaining
 * fraction of a cent does not count.
 */
export function givenUpBy({ available, held }: Balance, isPaidOut: boolean): number {
  return held.micros + (isPaidOut ? 0 : available.micros);
}
