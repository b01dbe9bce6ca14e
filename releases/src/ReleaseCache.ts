import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import type { PartName } from '@marquee/shared/domain';
import { type Manifest, manifestSchema } from './manifest.ts';

const decompress = promisify(brotliDecompress);

/**
 * Copies of releases on this machine: `<root>/<name>/<version>/{manifest.json,browser,server}`. Copies never change.
 */
export class ReleaseCache {
  readonly root: string;
  readonly #manifests = new Map<string, Manifest>();

  constructor(root: string) {
    this.root = root;
  }

  folder(part: PartName, version: string): string {
    return path.join(this.root, part, version);
  }

  has(part: PartName, version: string): boolean {
    return existsSync(path.join(this.folder(part, version), 'manifest.json'));
  }

  /** @throws if the release is not here or its manifest is invalid */
  async manifest(part: PartName, version: string): Promise<Manifest> {
    const key = `${part}@${version}`;
    const known = this.#manifests.get(key);
    if (known) return known;
    const file = path.join(this.folder(part, version), 'manifest.json');
    const manifest = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    this.#manifests.set(key, manifest);
    return manifest;
  }

  /**
   * True if each file of the copy matches the published release. A disk can lose data that was once written correctly.
   * @param files hash of the manifest's files in the registry, or null if the registry has none
   */
  async isWhole(part: PartName, version: string, files: string | null): Promise<boolean> {
    if (!this.has(part, version)) return false;
    const folder = this.folder(part, version);
    try {
      const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')));
      if (files !== null && filesHash(manifest) !== files) return false;
      await verifyRelease(folder, manifest);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Adds a release from a built folder. The same version with the same bytes changes nothing.
   * @throws when a file is missing or differs from the manifest, or when the version exists with other bytes
   */
  async addBuilt(builtFolder: string, manifest: Manifest): Promise<void> {
    const { name: part, version } = manifest;
    await verifyRelease(builtFolder, manifest);
    if (this.has(part, version)) {
      const known = await this.manifest(part, version);
      if (JSON.stringify([known.browser, known.server]) !== JSON.stringify([manifest.browser, manifest.server])) {
        throw new Error(`${part}@${version} is published already, with other files`);
      }
      return;
    }
    await this.#add(part, version, (incoming) => cp(builtFolder, incoming, { recursive: true }));
  }

  /** Adds a release from its archive and replaces existing files. @throws if a file differs from the manifest */
  async addArchive(part: PartName, version: string, archive: Uint8Array): Promise<void> {
    await this.#add(part, version, async (incoming) => {
      // Imported here and not at the top, because workers only read unpacked releases.
      const { unpackRelease } = await import('./storage/packRelease.ts');
      await unpackRelease(archive, incoming);
      const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(incoming, 'manifest.json'), 'utf8')));
      if (manifest.name !== part || manifest.version !== version)
        throw new Error(`The archive of ${part}@${version} holds ${manifest.name}@${manifest.version}`);
      await verifyRelease(incoming, manifest);
    });
  }

  async remove(part: PartName, version: string): Promise<void> {
    this.#manifests.delete(`${part}@${version}`);
    await rm(this.folder(part, version), { recursive: true, force: true });
  }

  /** Adds a release atomically, even if several processes add the same release at once. */
  async #add(part: PartName, version: string, fill: (incoming: string) => Promise<void>): Promise<void> {
    const target = this.folder(part, version);
    const incoming = `${target}.incoming-${process.pid}-${randomUUID()}`;
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await fill(incoming);
      this.#manifests.delete(`${part}@${version}`);
      if (existsSync(target)) await moveOver(incoming, target);
      else await rename(incoming, target).catch(() => moveOver(incoming, target));
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }
}

/** Hashes all files of a release into one value. */
export function filesHash({ browser, server, typeSources }: Manifest): string {
  return integrityOf(JSON.stringify([browser, server, ...(typeSources ? [typeSources] : [])]));
}

/** Moves each file of a folder into another. The intact files of a damaged release are still served while this runs. */
async function moveOver(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, file));
    await mkdir(path.dirname(target), { recursive: true });
    await rename(file, target);
  }
}

/** @throws when a file is missing, differs from the manifest, or differs from its compressed form */
export async function verifyRelease(folder: string, { browser, server }: Manifest): Promise<void> {
  await verifyFiles(path.join(folder, 'browser'), browser.files);
  if (server) await verifyFiles(path.join(folder, 'server'), server.files);
}

async function verifyFiles(folder: string, files: Manifest['browser']['files']): Promise<void> {
  await Promise.all(Object.entries(files).map(([name, { integrity }]) => verifyFile(folder, name, integrity)));
}

async function verifyFile(folder: string, name: string, integrity: string): Promise<void> {
  const bytes = await readFile(path.join(folder, name));
  const actual = integrityOf(bytes);
  if (actual !== integrity) throw new Error(`${name} is not the file that the manifest names (${actual})`);
  // The compressed form must match too, because readers get it.
  const compressed = path.join(folder, `${name}.br`);
  if (existsSync(compressed) && !(await isCompressed(await readFile(compressed), bytes)))
    throw new Error(`${name}.br is not the compressed form of ${name}`);
}

/** Decompresses at most one byte more than the original has, to bound the work. */
async function isCompressed(compressed: Buffer, bytes: Buffer): Promise<boolean> {
  const unpacked = await decompress(compressed, { maxOutputLength: bytes.length + 1 }).catch(() => null);
  return unpacked?.equals(bytes) ?? false;
}
