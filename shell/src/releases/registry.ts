import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type ReleaseName, releaseVersionSchema } from './manifest.ts';

/** Versions that belong together: what one page is rendered with and hydrated with. */
export const releaseSetSchema = z.object({
  shell: releaseVersionSchema,
  'mf-reader': releaseVersionSchema,
  'mf-post': releaseVersionSchema,
  'mf-vocal': releaseVersionSchema,
});
export type ReleaseSet = z.infer<typeof releaseSetSchema>;

/** Says which releases are live. One JSON file, exchanged whole. */
export class Registry {
  readonly #file: string;

  constructor(root: string) {
    this.#file = path.join(root, 'live.json');
  }

  /** The live set, or null before the first activation. @throws when the file is damaged */
  async live(): Promise<ReleaseSet | null> {
    try {
      return releaseSetSchema.parse(JSON.parse(await readFile(this.#file, 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw new Error(`The registry ${this.#file} cannot be read`, { cause: error });
    }
  }

  async activate(set: ReleaseSet): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    const incoming = `${this.#file}.${process.pid}`;
    await writeFile(incoming, `${JSON.stringify(releaseSetSchema.parse(set), null, 2)}\n`);
    await rename(incoming, this.#file);
  }
}

/** One name for a set, short enough for headers and cache keys. */
export function releaseSetName(set: ReleaseSet): string {
  return Object.values(set)
    .map((version) => version.split('-')[1])
    .join('.');
}

/** A set with another version of one part. */
export function withRelease(set: ReleaseSet, name: ReleaseName, version: string): ReleaseSet {
  return { ...set, [name]: version };
}
