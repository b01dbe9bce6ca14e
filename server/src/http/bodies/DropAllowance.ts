import { networkOf } from '@marquee/shared/tickets/networkOf';

/** Bytes of dropped bodies that are read for a network: at once, and in each second. */
export type DropRates = { atOnce: number; perSecond: number };

type Account = { left: number; at: number };

/** Networks whose accounts are kept; the one that took longest ago is forgotten first. */
const mostNetworks = 10_000;

/**
 * Reading bytes to drop them takes as much processor time from readers' pages as passing them on. A network may have a large
 * body dropped at full speed, and a flood of them slowly.
 */
export class DropAllowance {
  readonly #rates: DropRates;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();

  /** @param now milliseconds since any fixed moment */
  constructor(rates: DropRates, now: () => number) {
    this.#rates = rates;
    this.#now = now;
  }

  /** Takes bytes of a client's body that have been dropped. @returns whether more may be read */
  take(address: string, bytes: number): boolean {
    const network = networkOf(address);
    const { atOnce, perSecond } = this.#rates;
    const at = this.#now();
    const known = this.#accounts.get(network) ?? { left: atOnce, at };
    const left = Math.min(atOnce, known.left + ((at - known.at) * perSecond) / 1_000) - bytes;
    this.#accounts.delete(network);
    this.#accounts.set(network, { left, at });
    for (const oldest of this.#accounts.keys()) {
      if (this.#accounts.size <= mostNetworks) break;
      this.#accounts.delete(oldest);
    }
    return left > 0;
  }
}
