import { networkOf } from '@marquee/platform/tickets/networkOf.ts';

/** Limits how many large request bodies a network can send at the same time. */
export class BodyPlaces {
  readonly #ofNetworks = new Map<string, number>();

  /**
   * Takes one of the network's `max` places for a client's request body.
   * @returns a function that gives the place back, or undefined if the network has no free place
   */
  take(address: string, max: number): (() => void) | undefined {
    const network = networkOf(address);
    const count = this.#ofNetworks.get(network) ?? 0;
    if (count >= max) return undefined;
    this.#ofNetworks.set(network, count + 1);
    return () => {
      const left = (this.#ofNetworks.get(network) ?? 1) - 1;
      if (left > 0) this.#ofNetworks.set(network, left);
      else this.#ofNetworks.delete(network);
    };
  }
}
