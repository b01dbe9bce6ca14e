import type { PartName } from '@marquee/shared/domain';
import type { Manifest } from './manifest.ts';
import { partNames } from './partNames.ts';
import { filesHash, type ReleaseCache } from './ReleaseCache.ts';
import { ReleaseError } from './ReleaseError.ts';
import { recordPublished } from './registry/decisions.ts';
import type { Registry } from './registry/Registry.ts';
import type { RegistryState } from './registry/registryState.ts';
import type { PartialSet, ReleaseSet } from './releaseSet.ts';
import type { ArtifactStorage } from './storage/ArtifactStorage.ts';
import { packRelease } from './storage/packRelease.ts';

export type ReleaseRepositoryParts = {
  registry: Registry;
  /** The archives of all published releases. */
  storage: ArtifactStorage;
  /** Copies of releases on this machine. Workers serve from these copies. */
  cache: ReleaseCache;
  now?: () => number;
};

/** Milliseconds for which a verified copy counts as whole. */
const wholeMs = 60_000;

/** Publishes releases into the storage and the registry, and fetches them into the cache of this machine. */
export class ReleaseRepository {
  readonly registry: Registry;
  readonly cache: ReleaseCache;
  readonly #storage: ArtifactStorage;
  readonly #now: () => number;
  /** When each copy was last verified, by `name@version`. */
  readonly #wholeAt = new Map<string, number>();

  constructor({ registry, storage, cache, now = Date.now }: ReleaseRepositoryParts) {
    this.registry = registry;
    this.cache = cache;
    this.#storage = storage;
    this.#now = now;
  }

  /**
   * Publishes a built folder: verifies its files, stores its archive and records it in the registry. The same files again change nothing.
   * @throws ReleaseError when the version exists with other files; Error when a file differs from the manifest
   */
  async publish(builtFolder: string, manifest: Manifest, actor: string): Promise<void> {
    const { name: part, version, commit } = manifest;
    const files = filesHash(manifest);
    const known = (await this.registry.read()).parts[part].releases.get(version);
    if (known && known.files !== files)
      throw new ReleaseError('other-files', `${part}@${version} is published already, with other files.`);
    await this.cache.addBuilt(builtFolder, manifest);
    if (known && !known.isRetired) return;
    const archive = await packRelease(this.cache.folder(part, version));
    await this.#storage.put(part, version, archive);
    const traits = { version, commit, archive: archive.integrity, files, brotliBytes: brotliBytes(manifest) };
    await this.registry.write(actor, recordPublished(part, traits));
  }

  /** Fetches the incomplete releases of a set. @throws if a release is neither on this machine nor in the storage */
  async fetchSet(set: PartialSet, state: RegistryState): Promise<void> {
    await Promise.all(
      partNames.map(async (part) => {
        const version = set[part];
        if (version !== undefined) await this.fetch(part, version, state);
      }),
    );
  }

  /** Fetches one release, unless a whole copy is here. A damaged copy is fetched again. */
  async fetch(part: PartName, version: string, state: RegistryState): Promise<void> {
    const known = state.parts[part].releases.get(version);
    if (await this.#isWhole(part, version, known?.files ?? null)) return;
    if (!known) throw new ReleaseError('unknown-release', `${part}@${version} has never been published.`);
    await this.cache.addArchive(part, version, await this.#storage.get(part, version, known.archive));
  }

  /**
   * Finds the first of these sets whose releases are all intact on this machine. Does not use the storage.
   * @returns null if no set is intact
   */
  async firstWhole<Sets extends { live: ReleaseSet }>(candidates: readonly Sets[]): Promise<Sets | null> {
    for (const candidate of candidates) {
      const checks = partNames.map((part) => this.#isWhole(part, candidate.live[part], null));
      if ((await Promise.all(checks)).every(Boolean)) return candidate;
    }
    return null;
  }

  async #isWhole(part: PartName, version: string, files: string | null): Promise<boolean> {
    const key = `${part}@${version}`;
    const foundAt = this.#wholeAt.get(key) ?? Number.NEGATIVE_INFINITY;
    if (this.cache.has(part, version) && this.#now() < foundAt + wholeMs) return true;
    const isWhole = await this.cache.isWhole(part, version, files);
    if (isWhole) this.#wholeAt.set(key, this.#now());
    else this.#wholeAt.delete(key);
    return isWhole;
  }

  /** Removes a release from the storage and from this machine. */
  async discard(part: PartName, version: string): Promise<void> {
    await this.#storage.remove(part, version);
    await this.cache.remove(part, version);
  }
}

function brotliBytes({ browser }: Manifest): number {
  return Object.values(browser.files).reduce((sum, file) => sum + file.brotliBytes, 0);
}
