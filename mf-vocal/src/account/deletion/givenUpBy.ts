import type { Balance } from '@marquee/shared/domain';

/** True if at least one whole cent is available and no other payout is pending. */
export function mayPayOut({ available, pending }: Balance): boolean {
  return available.amount > 0 && pending.micros === 0;
}

/** Micros that closing the account gives up, besides the part of a cent that no payout can have. */
export function givenUpBy({ available, held }: Balance, isPaidOut: boolean): number {
  return held.micros + (isPaidOut ? 0 : available.micros);
}
