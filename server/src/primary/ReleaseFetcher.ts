import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { PartName } from '@marquee/shared/domain';
import type { Logger } from 'pino';

export type ReleaseFetcherParts = {
  releases: Pick<ReleaseRepository, 'fetch'>;
  /** The registry as it was last read; null before. */
  state: () => RegistryState | null;
  now: () => number;
  log: Pick<Logger, 'error'>;
};

/** A release that cannot be fetched is tried again after this time. */
const retryMs = 10_000;

/** Fetches releases that readers' browsers ask for and that this machine does not have. Addresses that anybody invents cost a look into a map. */
export class ReleaseFetcher {
  readonly #parts: ReleaseFetcherParts;
  readonly #running = new Map<string, Promise<void>>();
  readonly #failedAt = new Map<string, number>();

  constructor(parts: ReleaseFetcherParts) {
    this.#parts = parts;
  }

  /** Resolves when the release is here, or cannot be. */
  fetch(part: PartName, version: string): Promise<void> {
    const { state, now } = this.#parts;
    const name = `${part}@${version}`;
    const running = this.#running.get(name);
    if (running) return running;
    const registry = state();
    const known = registry?.parts[part].releases.get(version);
    if (!registry || !known || known.isRetired) return Promise.resolve();
    if (now() < (this.#failedAt.get(name) ?? Number.NEGATIVE_INFINITY) + retryMs) return Promise.resolve();
    const work = this.#fetch(part, version, registry).finally(() => this.#running.delete(name));
    this.#running.set(name, work);
    return work;
  }

  async #fetch(part: PartName, version: string, state: RegistryState): Promise<void> {
    const { releases, now, log } = this.#parts;
    const name = `${part}@${version}`;
    try {
      await releases.fetch(part, version, state);
      this.#failedAt.delete(name);
    } catch (error) {
      this.#failedAt.set(name, now());
      log.error({ err: error, part, version }, 'cannot fetch a release that a browser asks for');
    }
  }
}
