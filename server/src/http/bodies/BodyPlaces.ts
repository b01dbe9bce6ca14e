import { networkOf } from '@marquee/platform/tickets/networkOf.ts';

/** Counts incoming large bodies, so that one network cannot use all the room. */
export class BodyPlaces {
  readonly #ofNetworks = new Map<string, number>();

  /**
   * Takes a place for a body of a client.
   * @returns the function that gives the place back; undefined when the client's network has `most` places.
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
