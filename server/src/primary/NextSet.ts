import type { Preparation } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { Preparable } from './prepareWithRetries.ts';

/** Prepares a generation for the set that is about to go live. */
export type PrepareSet<Made> = (set: ReleaseSet, isObsolete: () => boolean) => Promise<Made>;

/** Result of a preparation as a node reports it. `problem` is null if the set is ready. */
export type PreparationStatus = { set: string; since: string; problem: string | null };

type Next<Made> = {
  name: string;
  since: string;
  dropped: AbortController;
  made: Made | null;
  problem: string | null;
  work: Promise<Made>;
};

/** Prepares the workers of the set that is about to go live, so that they can accept readers once the set is live. */
export class NextSet<Made extends Preparable> {
  readonly #prepare: PrepareSet<Made>;
  readonly #onTold: () => void;
  #next: Next<Made> | null = null;

  /** @param onTold called when the set is ready, or fails to start */
  constructor(prepare: PrepareSet<Made>, onTold: () => void) {
    this.#prepare = prepare;
    this.#onTold = onTold;
  }

  /** Null while nothing is ready and nothing has failed. */
  get status(): PreparationStatus | null {
    const next = this.#next;
    if (!next?.made && !next?.problem) return null;
    return { set: next.name, since: next.since, problem: next.problem };
  }

  /** Begins to prepare a set, and drops the previous one. A set that is ready or in preparation also serves a later request. */
  want(preparation: Preparation | null): void {
    const name = preparation && releaseSetName(preparation.set);
    const { since } = preparation ?? {};
    const current = this.#next;
    if (current?.name === name && (current?.since === since || !current?.problem)) {
      if (current && since && current.since !== since) {
        current.since = since;
        if (current.made) this.#onTold();
      }
      return;
    }
    this.#drop();
    if (preparation && name) this.#begin(preparation, name);
  }

  /** Resolves with the generation once it is ready. Undefined if another set or none was prepared. */
  take(name: string): Promise<Made> | undefined {
    const next = this.#next;
    if (next?.name !== name || next.problem) return undefined;
    this.#next = null;
    return next.work;
  }

  #begin({ set, since }: Preparation, name: string): void {
    const dropped = new AbortController();
    const work = this.#prepare(set, () => dropped.signal.aborted);
    const next: Next<Made> = { name, since, dropped, made: null, problem: null, work };
    this.#next = next;
    void next.work
      .then(
        (made) => {
          next.made = made;
        },
        (error: unknown) => {
          next.problem = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
        },
      )
      .then(() => dropped.signal.aborted || this.#onTold());
  }

  #drop(): void {
    if (!this.#next) return;
    this.#next.dropped.abort();
    this.#next.made?.kill();
    this.#next = null;
  }
}
