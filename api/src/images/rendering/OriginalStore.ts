import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const formats = ['svg', 'jpg', 'png', 'webp', 'gif'] as const;
export type OriginalFormat = (typeof formats)[number];

export type OriginalFacts = {
  format: OriginalFormat;
  /** Changes with the original; part of the name of everything made from it. */
  version: string;
};
export type Original = OriginalFacts & { bytes: Buffer };

/** Names of originals are words with a few marks, in folders; so none leads out of the store. */
const publicIdPattern = /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*$/;
const longestPublicId = 200;

function isPublicId(text: string): boolean {
  return text.length <= longestPublicId && publicIdPattern.test(text);
}

/** The pictures that everything shown is made from, as files below one directory. */
export class OriginalStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Resolves to undefined when there is no such original. */
  async read(publicId: string): Promise<Original | undefined> {
    const found = await this.find(publicId);
    return found && { ...found, bytes: await readFile(this.#path(publicId, found.format)) };
  }

  /** Format and version of an original, without its bytes. */
  async find(publicId: string): Promise<OriginalFacts | undefined> {
    if (!isPublicId(publicId)) return undefined;
    for (const format of formats) {
      const facts = await stat(this.#path(publicId, format)).catch(() => undefined);
      if (facts?.isFile()) return { format, version: `${Math.trunc(facts.mtimeMs)}-${facts.size}` };
    }
    return undefined;
  }

  /**
   * Keeps an original, whole or not at all.
   * @throws Error for a public id that could leave the store.
   */
  async write(publicId: string, format: OriginalFormat, bytes: Buffer | string): Promise<void> {
    if (!isPublicId(publicId)) throw new Error(`"${publicId}" is not a public id.`);
    const path = this.#path(publicId, format);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}.tmp`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  }

  /**
   * Moves a finished file of the same disk into the store.
   * @throws Error for a public id that could leave the store.
   */
  async take(publicId: string, format: OriginalFormat, file: string): Promise<void> {
    if (!isPublicId(publicId)) throw new Error(`"${publicId}" is not a public id.`);
    const path = this.#path(publicId, format);
    await mkdir(dirname(path), { recursive: true });
    await rename(file, path);
  }

  /** Removes an original, if it is there. */
  async remove(publicId: string, format: OriginalFormat): Promise<void> {
    if (isPublicId(publicId)) await rm(this.#path(publicId, format), { force: true });
  }

  #path(publicId: string, format: OriginalFormat): string {
    return join(this.#directory, `${publicId}.${format}`);
  }
}
