import type { Manifest, ReleaseName } from './manifest.ts';
import { releaseNames } from './manifest.ts';
import { filesHash, type ReleaseCache } from './ReleaseCache.ts';
import { ReleaseError } from './ReleaseError.ts';
import { publish } from './registry/decisions.ts';
import type { Registry } from './registry/Registry.ts';
import type { RegistryState } from './registry/registryState.ts';
import type { ReleaseSet } from './releaseSet.ts';
import type { ArtifactStorage } from './storage/ArtifactStorage.ts';
import { packRelease } from './storage/packRelease.ts';

export type ReleaseRepositoryParts = {
  registry: Registry;
  /** Where releases last. */
  storage: ArtifactStorage;
  /** This machine's own copy, from which it serves. */
  cache: ReleaseCache;
  now?: () => number;
};

/** Milliseconds for which a copy that was found whole is taken to be so. */
const wholeMs = 60_000;

/** Releases as they come in and go round: from a build into the storage and the registry, and from there to each machine. */
export class ReleaseRepository {
  readonly registry: Registry;
  readonly cache: ReleaseCache;
  readonly #storage: ArtifactStorage;
  readonly #now: () => number;
  /** When each copy here was last found whole. */
  readonly #wholeAt = new Map<string, number>();

  constructor({ registry, storage, cache, now = Date.now }: ReleaseRepositoryParts) {
    this.registry = registry;
    this.cache = cache;
    this.#storage = storage;
    this.#now = now;
  }

  /**
   * Takes a built folder in as a release: checks its files, keeps it, and writes it down. The same files again are no change.
   * @throws ReleaseError when the version is there with other files; Error when a file is not what the manifest says
   */
  async publish(builtFolder: string, manifest: Manifest, actor: string): Promise<void> {
    const { name, version, commit } = manifest;
    const files = filesHash(manifest);
    const known = (await this.registry.read()).parts[name].releases.get(version);
    if (known && known.files !== files)
      throw new ReleaseError('other-files', `${name}@${version} is published already, with other files.`);
    await this.cache.publish(builtFolder, manifest);
    if (known && !known.isRetired) return;
    const archive = await packRelease(this.cache.folder(name, version));
    await this.#storage.put(name, version, archive);
    const traits = { version, commit, archive: archive.integrity, files, brotliBytes: brotliBytes(manifest) };
    await this.registry.write(actor, publish(name, traits));
  }

  /** Sees to it that this machine has every release of a set, whole. @throws when one can be had neither here nor from the storage */
  async fetchSet(set: ReleaseSet, state: RegistryState): Promise<void> {
    for (const name of releaseNames) await this.fetch(name, set[name], state);
  }

  /** The same for one release. What is damaged is fetched anew. */
  async fetch(name: ReleaseName, version: string, state: RegistryState): Promise<void> {
    const known = state.parts[name].releases.get(version);
    if (await this.#isWhole(name, version, known?.files ?? null)) return;
    if (!known) throw new ReleaseError('unknown-release', `${name}@${version} has never been published.`);
    await this.cache.take(name, version, await this.#storage.get(name, version, known.archive));
  }

  /** The first of these sets that is all there on this machine, whole; null when none is. The storage is not asked. */
  async firstWhole<Sets extends { live: ReleaseSet }>(candidates: readonly Sets[]): Promise<Sets | null> {
    for (const candidate of candidates) {
      const checks = releaseNames.map((name) => this.#isWhole(name, candidate.live[name], null));
      if ((await Promise.all(checks)).every(Boolean)) return candidate;
    }
    return null;
  }

  async #isWhole(name: ReleaseName, version: string, files: string | null): Promise<boolean> {
    const key = `${name}@${version}`;
    const foundAt = this.#wholeAt.get(key) ?? Number.NEGATIVE_INFINITY;
    if (this.cache.has(name, version) && this.#now() < foundAt + wholeMs) return true;
    const isWhole = await this.cache.isWhole(name, version, files);
    if (isWhole) this.#wholeAt.set(key, this.#now());
    else this.#wholeAt.delete(key);
    return isWhole;
  }

  /** Takes a release out of the storage and off this machine. */
  async discard(name: ReleaseName, version: string): Promise<void> {
    await this.#storage.remove(name, version);
    await this.cache.remove(name, version);
  }
}

function brotliBytes({ browser }: Manifest): number {
  return Object.values(browser.files).reduce((sum, file) => sum + file.brotliBytes, 0);
}
