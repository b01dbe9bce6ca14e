import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Manifest } from '../../../manifest.ts';

/** Hashes of the source files that were compiled together, by part and file. They come from the releases' manifests. */
export type TypedSources = Record<string, Manifest['typeSources']>;

/**
 * Maximum number of stored combinations. A release has up to three: with live releases, canaries and rollback targets.
 */
const maxKept = 30;

const keysSchema = z.array(z.string());

/** Stores combinations of sources that the compiler accepted, so that equal sources are not compiled again. */
export class FittingSources {
  readonly #folder: string;
  readonly #compiler: string;

  /** @param compiler fingerprint of the compiler, its options and the packages that it finds */
  constructor(folder: string, compiler: string) {
    this.#folder = folder;
    this.#compiler = compiler;
  }

  /** @returns true if the sources are known to be compatible. False if a release does not list its sources */
  async has(sources: TypedSources): Promise<boolean> {
    const key = this.#keyOf(sources);
    return key !== null && (await this.#keys()).includes(key);
  }

  async add(sources: TypedSources): Promise<void> {
    const key = this.#keyOf(sources);
    if (!key) return;
    const keys = [key, ...(await this.#keys())].slice(0, maxKept);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#file, JSON.stringify(keys));
  }

  get #file(): string {
    return path.join(this.#folder, 'fitting.json');
  }

  /** Returns the stored keys, the newest first. Returns none if the file is missing or damaged. */
  async #keys(): Promise<string[]> {
    try {
      return keysSchema.parse(JSON.parse(await readFile(this.#file, 'utf8')));
    } catch {
      return [];
    }
  }

  #keyOf(sources: TypedSources): string | null {
    const parts = Object.entries(sources).sort(([one], [other]) => (one < other ? -1 : 1));
    if (parts.some(([, files]) => !files)) return null;
    return createHash('sha256')
      .update(JSON.stringify([this.#compiler, parts]))
      .digest('base64url');
  }
}
