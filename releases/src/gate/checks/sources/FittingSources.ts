import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Manifest } from '../../../manifest.ts';

/** Sources for the compiler as the manifests of their releases name them, by part: hashes by file. */
export type TypedSources = Record<string, Manifest['typeSources']>;

/** A release meets up to three groups of others: the live ones, canaries, and those to which a rollback would lead. */
const maxKept = 30;

const keysSchema = z.array(z.string());

/** Stores which sources the compiler has found compatible, because equal sources give an equal result. */
export class FittingSources {
  readonly #folder: string;
  readonly #compiler: string;

  /** @param compiler fingerprint of the compiler, its options and the packages that it finds */
  constructor(folder: string, compiler: string) {
    this.#folder = folder;
    this.#compiler = compiler;
  }

  /** @returns false also where a release does not name its sources */
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

  /** The newest first. None, or half a file, means that all is typed again. */
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
