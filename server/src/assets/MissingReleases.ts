import type { PartName } from '@marquee/shared/domain';

type Wait = { promise: Promise<void>; end: () => void };

/** Longest wait of a reader for a release from the storage. */
const longestMs = 10_000;
/** Releases that are waited for at once; requests for more get no file. */
const mostAtOnce = 20;

/**
 * Has the primary fetch releases that are not on this machine: a reader's tab can be older than the machine, and another node can
 * serve a release a moment earlier.
 */
export class MissingReleases {
  readonly #ask: (part: PartName, version: string) => void;
  readonly #waits = new Map<string, Wait>();

  /** @param ask tells the primary which release is missing; `end` is its answer */
  constructor(ask: (part: PartName, version: string) => void) {
    this.#ask = ask;
  }

  /** Resolves when the primary has fetched the release, or cannot, or takes too long. */
  wait(part: PartName, version: string): Promise<void> {
    const name = `${part}@${version}`;
    const known = this.#waits.get(name);
    if (known) return known.promise;
    if (this.#waits.size >= mostAtOnce) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => this.end(part, version), longestMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    this.#waits.set(name, { promise, end });
    this.#ask(part, version);
    return promise;
  }

  /** The release is here, or cannot be fetched. */
  end(part: PartName, version: string): void {
    const name = `${part}@${version}`;
    this.#waits.get(name)?.end();
    this.#waits.delete(name);
  }
}
