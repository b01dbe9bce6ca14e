import { networkOf } from '@marquee/platform/tickets/networkOf.ts';

/** A burst and a rate per second, of bytes or uploads. */
export type AllowanceRates = { atOnce: number; perSecond: number };

type Account = { left: number; at: number };

/** Maximum number of networks with an account. The least recently used account is dropped first. */
const maxNetworks = 10_000;

/** Limits the use of a resource by each network, so that a flood from one network does not affect the others. */
export class NetworkAllowance {
  readonly #rates: AllowanceRates;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();

  /** @param now milliseconds since any fixed moment */
  constructor(rates: AllowanceRates, now: () => number) {
    this.#rates = rates;
    this.#now = now;
  }

  /** Takes an amount from the allowance of a client's network. @returns true if some allowance is left */
  take(address: string, amount: number): boolean {
    const network = networkOf(address);
    const { atOnce, perSecond } = this.#rates;
    const at = this.#now();
    const known = this.#accounts.get(network) ?? { left: atOnce, at };
    const left = Math.min(atOnce, known.left + ((at - known.at) * perSecond) / 1_000) - amount;
    this.#accounts.delete(network);
    this.#accounts.set(network, { left, at });
    for (const oldest of this.#accounts.keys()) {
      if (this.#accounts.size <= maxNetworks) break;
      this.#accounts.delete(oldest);
    }
    return left > 0;
  }
}
