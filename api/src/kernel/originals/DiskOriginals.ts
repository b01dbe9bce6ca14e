import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import {
  assertPublicId,
  isPublicId,
  type ListedOriginal,
  type Original,
  type OriginalFacts,
  type OriginalFormat,
  type OriginalStore,
  originalFormats,
  originalOf,
} from './OriginalStore.ts';

const unfinishedEnding = '.tmp';

/** Originals as files below one directory. */
export class DiskOriginals implements OriginalStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async read(publicId: string): Promise<Original | undefined> {
    const found = await this.find(publicId);
    return found && { ...found, bytes: await readFile(this.#path(publicId, found.format)) };
  }

  async *list(): AsyncGenerator<ListedOriginal> {
    await mkdir(this.#directory, { recursive: true });
    for await (const entry of await opendir(this.#directory, { recursive: true })) {
      const path = relative(this.#directory, join(entry.parentPath, entry.name)).split(sep).join('/');
      const original = entry.isFile() && originalOf(path);
      if (original) yield original;
    }
  }

  async find(publicId: string): Promise<OriginalFacts | undefined> {
    if (!isPublicId(publicId)) return undefined;
    for (const format of originalFormats) {
      const facts = await stat(this.#path(publicId, format)).catch(() => undefined);
      if (facts?.isFile()) return { format, version: `${Math.trunc(facts.mtimeMs)}-${facts.size}` };
    }
    return undefined;
  }

  async write(publicId: string, format: OriginalFormat, bytes: Buffer | string): Promise<void> {
    assertPublicId(publicId);
    const path = this.#path(publicId, format);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}${unfinishedEnding}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  }

  /** Moves the file. */
  async take(publicId: string, format: OriginalFormat, file: string): Promise<void> {
    assertPublicId(publicId);
    const path = this.#path(publicId, format);
    await mkdir(dirname(path), { recursive: true });
    await rename(file, path);
  }

  async remove(publicId: string, format: OriginalFormat): Promise<void> {
    if (isPublicId(publicId)) await rm(this.#path(publicId, format), { force: true });
  }

  async removeUnfinished(before: Date): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    for await (const entry of await opendir(this.#directory, { recursive: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !entry.name.endsWith(unfinishedEnding)) continue;
      // The file may disappear here, because its writer renames it when it is complete.
      const facts = await stat(file).catch(() => undefined);
      if (facts && facts.mtime < before) await rm(file, { force: true });
    }
  }

  #path(publicId: string, format: OriginalFormat): string {
    return join(this.#directory, `${publicId}.${format}`);
  }
}
