import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { PartName } from '@marquee/shared/domain';
import type { Logger } from 'pino';

export type ReleaseFetcherParts = {
  releases: Pick<ReleaseRepository, 'fetch'>;
  /** The last read state of the registry. Null before the first read. */
  state: () => RegistryState | null;
  /** Reads the state of the registry now. */
  read: () => Promise<RegistryState>;
  now: () => number;
  log: Pick<Logger, 'error'>;
};

/** Minimum time in milliseconds before a release that could not be fetched is fetched again. */
const retryMs = 10_000;
/** Minimum milliseconds between reads of the registry for unknown versions, which another node may have published. */
const readMs = 250;

/**
 * Fetches releases that browsers request and this machine lacks. Requests for invented versions cost little, because
 * they cause at most four reads of the registry per second.
 */
export class ReleaseFetcher {
  readonly #parts: ReleaseFetcherParts;
  readonly #running = new Map<string, Promise<void>>();
  readonly #failedAt = new Map<string, number>();
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(parts: ReleaseFetcherParts) {
    this.#parts = parts;
  }

  /** Resolves when the release is on this machine, or cannot be fetched. */
  fetch(part: PartName, version: string): Promise<void> {
    const { now } = this.#parts;
    const name = `${part}@${version}`;
    const running = this.#running.get(name);
    if (running) return running;
    if (now() < (this.#failedAt.get(name) ?? Number.NEGATIVE_INFINITY) + retryMs) return Promise.resolve();
    const work = this.#fetch(part, version).finally(() => this.#running.delete(name));
    this.#running.set(name, work);
    return work;
  }

  async #fetch(part: PartName, version: string): Promise<void> {
    const { releases, now, log } = this.#parts;
    const name = `${part}@${version}`;
    try {
      const state = await this.#stateWith(part, version);
      const known = state?.parts[part].releases.get(version);
      if (!state || !known || known.isRetired) return;
      await releases.fetch(part, version, state);
      this.#failedAt.delete(name);
    } catch (error) {
      this.#failedAt.set(name, now());
      log.error({ err: error, part, version }, 'cannot fetch a release that a browser requests');
    }
  }

  async #stateWith(part: PartName, version: string): Promise<RegistryState | null> {
    const { state, read, now } = this.#parts;
    const known = state();
    if (known?.parts[part].releases.has(version) || now() < this.#readAt + readMs) return known;
    this.#readAt = now();
    return read();
  }
}
