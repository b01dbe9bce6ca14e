import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestSchema, type ReleaseName } from './manifest.ts';
import { unpackRelease } from './storage/packRelease.ts';

/** Published releases on the local disk: `<root>/<name>/<version>/{manifest.json,browser,server}`, never changed again. */
export class ReleaseStore {
  readonly root: string;
  readonly #manifests = new Map<string, Manifest>();

  constructor(root: string) {
    this.root = root;
  }

  folder(name: ReleaseName, version: string): string {
    return path.join(this.root, name, version);
  }

  has(name: ReleaseName, version: string): boolean {
    return existsSync(path.join(this.folder(name, version), 'manifest.json'));
  }

  /** @throws when there is no such release or its manifest is not one */
  async manifest(name: ReleaseName, version: string): Promise<Manifest> {
    const key = `${name}@${version}`;
    const known = this.#manifests.get(key);
    if (known) return known;
    const file = path.join(this.folder(name, version), 'manifest.json');
    const manifest = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    this.#manifests.set(key, manifest);
    return manifest;
  }

  /**
   * Takes a built folder in as a release. The same version with the same bytes is no change.
   * @throws when a file is missing or is not what the manifest says, or when the version is there with other bytes
   */
  async publish(builtFolder: string, manifest: Manifest): Promise<void> {
    const { name, version } = manifest;
    await verifyRelease(builtFolder, manifest);
    if (this.has(name, version)) {
      const known = await this.manifest(name, version);
      if (JSON.stringify([known.browser, known.server]) !== JSON.stringify([manifest.browser, manifest.server])) {
        throw new Error(`${name}@${version} is published already, with other files`);
      }
      return;
    }
    await this.#bringIn(name, version, (incoming) => cp(builtFolder, incoming, { recursive: true }));
  }

  /** Takes a release in from its archive. @throws when a file in it is not what its manifest says */
  async take(name: ReleaseName, version: string, archive: Uint8Array): Promise<void> {
    await this.#bringIn(name, version, async (incoming) => {
      await unpackRelease(archive, incoming);
      const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(incoming, 'manifest.json'), 'utf8')));
      if (manifest.name !== name || manifest.version !== version)
        throw new Error(`The archive of ${name}@${version} holds ${manifest.name}@${manifest.version}`);
      await verifyRelease(incoming, manifest);
    });
  }

  async remove(name: ReleaseName, version: string): Promise<void> {
    this.#manifests.delete(`${name}@${version}`);
    await rm(this.folder(name, version), { recursive: true, force: true });
  }

  /** A release is there whole or not at all, however many processes bring it in at once. */
  async #bringIn(name: ReleaseName, version: string, fill: (incoming: string) => Promise<void>): Promise<void> {
    const target = this.folder(name, version);
    const incoming = `${target}.incoming-${process.pid}-${randomUUID()}`;
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await fill(incoming);
      await rename(incoming, target).catch((error: unknown) => {
        if (!this.has(name, version)) throw error;
      });
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }
}

/** @throws when a file is missing or is not what the manifest says */
export async function verifyRelease(folder: string, { browser, server }: Manifest): Promise<void> {
  await verifyFiles(path.join(folder, 'browser'), browser.files);
  if (server) await verifyFiles(path.join(folder, 'server'), server.files);
}

async function verifyFiles(folder: string, files: Manifest['browser']['files']): Promise<void> {
  for (const [name, { integrity }] of Object.entries(files)) {
    const bytes = await readFile(path.join(folder, name));
    const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (actual !== integrity) throw new Error(`${name} is not the file that the manifest names (${actual})`);
  }
}
