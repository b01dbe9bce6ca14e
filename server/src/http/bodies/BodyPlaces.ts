import { networkOf } from '@marquee/shared/tickets/networkOf';

/** Counts the large bodies that come in, so that those of one network leave room for all others. */
export class BodyPlaces {
  readonly #ofNetworks = new Map<string, number>();

  /**
   * Takes a place for a body of a client.
   * @returns the function that gives the place back; undefined when the client's network has `most` places.
   */
  take(address: string, most: number): (() => void) | undefined {
    const network = networkOf(address);
    const count = this.#ofNetworks.get(network) ?? 0;
    if (count >= most) return undefined;
    this.#ofNetworks.set(network, count + 1);
    return () => {
      const left = (this.#ofNetworks.get(network) ?? 1) - 1;
      if (left > 0) this.#ofNetworks.set(network, left);
      else this.#ofNetworks.delete(network);
    };
  }
}
