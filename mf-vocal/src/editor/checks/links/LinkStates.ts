import type { LinkCheckResponse, LinkState } from '@marquee/shared/domain';

/** Maximum number of addresses that the api accepts in a call. A copy of `linkCheckLimits`, whose module loads schemas. */
export const maxAddresses = 100;
/** Time after which an address is checked again. */
const keptMs = 600_000;

export type LinkChecks = {
  /** The known states, by address. */
  states: ReadonlyMap<string, LinkState>;
  phase: 'idle' | 'checking' | 'done' | 'failed';
};

type Parts = {
  /** Asks the api for the states of at most `maxAddresses` addresses. */
  ask: (addresses: readonly string[]) => Promise<LinkCheckResponse>;
  now?: () => number;
};

/**
 * States of links for the time that the page is open. An unknown state is asked for again each time, because the page may
 * respond later.
 */
export class LinkStates {
  #checks: LinkChecks = { states: new Map(), phase: 'idle' };
  readonly #checkedAt = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  readonly #ask: Parts['ask'];
  readonly #now: () => number;

  constructor({ ask, now = Date.now }: Parts) {
    this.#ask = ask;
    this.#now = now;
  }

  readonly current = (): LinkChecks => this.#checks;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Checks the addresses whose states are unknown or old. A failed call leaves its states unknown. */
  async check(addresses: readonly string[]): Promise<void> {
    if (this.#checks.phase === 'checking') return;
    const wanted = [...new Set(addresses)].filter((address) => this.#isWanted(address));
    if (wanted.length === 0) return this.#set({ phase: addresses.length > 0 ? 'done' : 'idle' });
    this.#set({ phase: 'checking' });
    try {
      for (let from = 0; from < wanted.length; from += maxAddresses) {
        const { links } = await this.#ask(wanted.slice(from, from + maxAddresses));
        this.#keep(links);
      }
      this.#set({ phase: 'done' });
    } catch {
      this.#set({ phase: 'failed' });
    }
  }

  #isWanted(address: string): boolean {
    const at = this.#checkedAt.get(address);
    return at === undefined || this.#now() - at > keptMs;
  }

  #keep(links: LinkCheckResponse['links']): void {
    const states = new Map(this.#checks.states);
    for (const { address, state } of links) {
      states.set(address, state);
      if (state !== 'unknown') this.#checkedAt.set(address, this.#now());
    }
    this.#set({ states });
  }

  #set(changed: Partial<LinkChecks>): void {
    this.#checks = { ...this.#checks, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
