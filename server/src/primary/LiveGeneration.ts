import { ObsoleteStartError } from './prepareWithRetries.ts';

export type Servable = { listen(): Promise<void>; drain(): void };

/**
 * The generation on the port. One takes over at a time: of two that began to listen at once, neither would know of the other, both would
 * stay, and readers would get the sets of both.
 */
export class LiveGeneration<Served extends Servable> {
  #current: Served | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  /** Null until the first one serves. */
  get current(): Served | null {
    return this.#current;
  }

  /**
   * Has a prepared generation listen, after those that came before it.
   * @param isObsolete whether, when its turn comes, another one is wanted
   * @param onLive called when it is the current one; the one before still listens then
   * @throws ObsoleteStartError when it is obsolete, and the reason when it does not listen; then its workers leave
   */
  serve(next: Served, isObsolete: () => boolean, onLive: (previous: Served | null) => void): Promise<void> {
    const turn = this.#turn.then(async () => {
      if (isObsolete()) {
        // It may come from standby, and have requests to finish.
        next.drain();
        throw new ObsoleteStartError();
      }
      await next.listen();
      const previous = this.#current;
      this.#current = next;
      onLive(previous);
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
