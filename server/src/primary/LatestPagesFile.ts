import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { CacheKey } from '../address/cacheKey.ts';
import { mostLatestPages } from '../workerMessages.ts';

/** Of a page's key. */
const mostCharacters = 2_000;
const fileSchema = z.array(z.string().max(mostCharacters)).max(mostLatestPages);

/** The latest pages on this machine's disk, so that a server that was ended can render them when it starts again. */
export class LatestPagesFile {
  readonly #file: string;
  #written = '';

  /** @param file in a folder that exists */
  constructor(file: string) {
    this.#file = file;
  }

  /** None when there is no such file, or it is not one. */
  async read(): Promise<CacheKey[]> {
    try {
      return fileSchema.parse(JSON.parse(await readFile(this.#file, 'utf8'))) as CacheKey[];
    } catch {
      return [];
    }
  }

  /** Does nothing when they are those that it wrote last. */
  async write(keys: readonly CacheKey[]): Promise<void> {
    const text = JSON.stringify(keys.filter(({ length }) => length <= mostCharacters));
    if (text === this.#written) return;
    this.#written = text;
    const incoming = `${this.#file}.${process.pid}`;
    await writeFile(incoming, text);
    await rename(incoming, this.#file);
  }
}
