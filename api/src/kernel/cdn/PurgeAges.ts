/** Knows how long ago this process received each purge, because a row has the time of its statement and not of its commit. */
export class PurgeAges {
  readonly #keepMs: number;
  readonly #received: { id: number; at: number }[] = [];

  /** @param keepMs maximum age that `settled` is asked for, in milliseconds */
  constructor(keepMs: number) {
    this.#keepMs = keepMs;
  }

  /** @param at in milliseconds */
  note(id: number, at: number): void {
    this.#received.push({ id, at });
    // The newest of the old purges stays, because all before it are as old.
    while ((this.#received[1]?.at ?? Number.POSITIVE_INFINITY) <= at - this.#keepMs) this.#received.shift();
  }

  /** Id of the newest purge that was received at least `ms` ago. Null if there is none. */
  settled(ms: number, now: number): number | null {
    return this.#received.findLast(({ at }) => at <= now - ms)?.id ?? null;
  }
}
