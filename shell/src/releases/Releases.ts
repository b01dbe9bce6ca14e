import { createHash } from 'node:crypto';
import type { Manifest, ReleaseName } from './manifest.ts';
import { releaseNames } from './manifest.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { publish } from './registry/decisions.ts';
import { type Registry, ReleaseProblem } from './registry/Registry.ts';
import type { RegistryState } from './registry/registryState.ts';
import type { ReleaseSet } from './releaseSet.ts';
import { packRelease } from './storage/packRelease.ts';
import type { ReleaseStorage } from './storage/ReleaseStorage.ts';

export type ReleasesParts = {
  registry: Registry;
  /** Where releases last. */
  storage: ReleaseStorage;
  /** This machine's own copy, from which it serves. */
  store: ReleaseStore;
};

/** Releases as they come in and go round: from a build into the storage and the registry, and from there to each machine. */
export class Releases {
  readonly registry: Registry;
  readonly store: ReleaseStore;
  readonly #storage: ReleaseStorage;

  constructor({ registry, storage, store }: ReleasesParts) {
    this.registry = registry;
    this.store = store;
    this.#storage = storage;
  }

  /**
   * Takes a built folder in as a release: checks its files, keeps it, and writes it down. The same files again are no change.
   * @throws ReleaseProblem when the version is there with other files; Error when a file is not what the manifest says
   */
  async publish(builtFolder: string, manifest: Manifest, actor: string): Promise<void> {
    const { name, version, commit } = manifest;
    const files = filesHash(manifest);
    const known = (await this.registry.read()).parts[name].releases.get(version);
    if (known && known.files !== files)
      throw new ReleaseProblem('other-files', `${name}@${version} is published already, with other files.`);
    await this.store.publish(builtFolder, manifest);
    if (known && !known.isRetired) return;
    const archive = await packRelease(this.store.folder(name, version));
    await this.#storage.put(name, version, archive);
    const traits = { version, commit, archive: archive.integrity, files, brotliBytes: brotliBytes(manifest) };
    await this.registry.write(actor, publish(name, traits));
  }

  /** Sees to it that this machine has every release of a set. @throws when one can be had neither here nor from the storage */
  async fetchSet(set: ReleaseSet, state: RegistryState): Promise<void> {
    for (const name of releaseNames) await this.fetch(name, set[name], state);
  }

  /** The same for one release. */
  async fetch(name: ReleaseName, version: string, state: RegistryState): Promise<void> {
    if (this.store.has(name, version)) return;
    const known = state.parts[name].releases.get(version);
    if (!known) throw new ReleaseProblem('unknown-release', `${name}@${version} has never been published.`);
    await this.store.take(name, version, await this.#storage.get(name, version, known.archive));
  }

  /** Takes a release out of the storage and off this machine. */
  async discard(name: ReleaseName, version: string): Promise<void> {
    await this.#storage.remove(name, version);
    await this.store.remove(name, version);
  }
}

/** One hash for all files of a release. */
export function filesHash({ browser, server }: Manifest): string {
  return `sha384-${createHash('sha384')
    .update(JSON.stringify([browser, server]))
    .digest('base64')}`;
}

function brotliBytes({ browser }: Manifest): number {
  return Object.values(browser.files).reduce((sum, file) => sum + file.brotliBytes, 0);
}
