import type { PartName } from '@marquee/shared/domain';

type Wait = { promise: Promise<void>; end: () => void };

/** Maximum time that a reader waits for a release from the storage, in milliseconds. */
const maxMs = 10_000;
/** Maximum number of releases to wait for at the same time. Requests for further releases get no file. */
const maxAtOnce = 20;

/**
 * Asks the primary to fetch releases that are not on this machine. A reader's tab can be older than the machine, and
 * another node can serve a new release a moment earlier.
 */
export class MissingReleases {
  readonly #ask: (part: PartName, version: string) => void;
  readonly #waits = new Map<string, Wait>();

  /** @param ask reports a missing release to the primary, which answers through `end` */
  constructor(ask: (part: PartName, version: string) => void) {
    this.#ask = ask;
  }

  /** Resolves when the primary has fetched the release, has failed to, or takes too long. */
  wait(part: PartName, version: string): Promise<void> {
    const name = `${part}@${version}`;
    const known = this.#waits.get(name);
    if (known) return known.promise;
    if (this.#waits.size >= maxAtOnce) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => this.end(part, version), maxMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    this.#waits.set(name, { promise, end });
    this.#ask(part, version);
    return promise;
  }

  /** Ends the wait for a release that has been fetched or cannot be fetched. */
  end(part: PartName, version: string): void {
    const name = `${part}@${version}`;
    this.#waits.get(name)?.end();
    this.#waits.delete(name);
  }
}
