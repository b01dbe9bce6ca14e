import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../../../manifest.ts';

/** Sources for the compiler as the manifests of their releases name them, by part: hashes by file. */
export type TypedSources = Record<string, Manifest['typeSources']>;

/** Remembers which sources the compiler has found to fit each other: of the same ones it would find the same. */
export class FittingSources {
  readonly #folder: string;
  readonly #compiler: string;

  /** @param compiler stands for the compiler, its options, and the packages that it finds */
  constructor(folder: string, compiler: string) {
    this.#folder = folder;
    this.#compiler = compiler;
  }

  /** @returns false also where a release does not name its sources */
  async has(sources: TypedSources): Promise<boolean> {
    const key = this.#keyOf(sources);
    return key !== null && (await readFile(this.#fileOf(sources), 'utf8').catch(() => null)) === key;
  }

  /** Remembers them instead of the last ones of the same parts. */
  async add(sources: TypedSources): Promise<void> {
    const key = this.#keyOf(sources);
    if (!key) return;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#fileOf(sources), key);
  }

  #fileOf(sources: TypedSources): string {
    return path.join(this.#folder, `${Object.keys(sources).sort().join('+')}.fits`);
  }

  #keyOf(sources: TypedSources): string | null {
    const parts = Object.entries(sources).sort(([one], [other]) => (one < other ? -1 : 1));
    if (parts.some(([, files]) => !files)) return null;
    return createHash('sha256')
      .update(JSON.stringify([this.#compiler, parts]))
      .digest('base64url');
  }
}
