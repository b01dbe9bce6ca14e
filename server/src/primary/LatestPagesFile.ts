import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { CacheKey } from '../address/cacheKey.ts';
import { mostLatestPages } from '../workerMessages.ts';

/** Of a page's key. */
const mostCharacters = 2_000;
const fileSchema = z.array(z.string().max(mostCharacters)).max(mostLatestPages);

/** The latest pages on this machine's disk, so that a server that was ended can render them when it starts again. */
export class LatestPagesFile {
  readonly #file: string;
  readonly #log: Logger;
  #written = '';
  #isKept = true;

  /** @param file in a folder that exists */
  constructor(file: string, log: Logger) {
    this.#file = file;
    this.#log = log;
  }

  /** None when there is no such file, or it is not one. */
  async read(): Promise<CacheKey[]> {
    try {
      return fileSchema.parse(JSON.parse(await readFile(this.#file, 'utf8'))) as CacheKey[];
    } catch {
      return [];
    }
  }

  /** Does nothing when they are those that it wrote last. A list that cannot be written is logged, once until one can. */
  async keep(keys: readonly CacheKey[]): Promise<void> {
    const text = JSON.stringify(keys.filter(({ length }) => length <= mostCharacters));
    if (text === this.#written) return;
    try {
      const incoming = `${this.#file}.${process.pid}`;
      await writeFile(incoming, text);
      await rename(incoming, this.#file);
      this.#written = text;
      this.#isKept = true;
    } catch (error) {
      if (this.#isKept) this.#log.warn({ err: error }, 'cannot keep the list of the latest pages');
      this.#isKept = false;
    }
  }
}
