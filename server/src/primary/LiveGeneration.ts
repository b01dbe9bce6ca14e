import { ObsoleteStartError } from './prepareWithRetries.ts';

export type Servable = { activate(): Promise<void>; drain(): void };

/**
 * The generation that listens on the port. Generations take over one after the other. If two began to listen at the
 * same time, neither would replace the other, and readers would get pages of both sets.
 */
export class LiveGeneration<Served extends Servable> {
  #current: Served | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  /** The generation that serves. Null until the first generation serves. */
  get current(): Served | null {
    return this.#current;
  }

  /**
   * Lets a prepared generation listen, after the generations that were requested earlier.
   * @param isObsolete returns true if another generation is the target by the time this one may listen
   * @param onLive called once the generation is current, while the previous one still listens
   * @throws ObsoleteStartError if obsolete, or the reason if it does not listen. Its workers leave then.
   */
  serve(next: Served, isObsolete: () => boolean, onLive: (previous: Served | null) => void): Promise<void> {
    const turn = this.#turn.then(async () => {
      if (isObsolete()) {
        // A generation from standby may still have requests to finish.
        next.drain();
        throw new ObsoleteStartError();
      }
      await next.activate();
      const previous = this.#current;
      this.#current = next;
      onLive(previous);
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}
