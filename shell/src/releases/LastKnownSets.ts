import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { releaseNameSchema, releaseVersionSchema } from './manifest.ts';
import { releaseSetSchema } from './releaseSet.ts';

/** The set that readers get, and for a share of them another. */
export const wantedSetsSchema = z.object({
  live: releaseSetSchema,
  canaries: z.array(
    z.object({
      part: releaseNameSchema,
      version: releaseVersionSchema,
      percent: z.number(),
      set: releaseSetSchema,
    }),
  ),
});
export type WantedSets = z.infer<typeof wantedSetsSchema>;

/** What the registry last said, on this machine's own disk: with it a shell starts while the registry is away. */
export class LastKnownSets {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Null when nothing is known, or it cannot be read. */
  async read(): Promise<WantedSets | null> {
    const text = await readFile(this.#file, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      return wantedSetsSchema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  async write(sets: WantedSets): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    const incoming = `${this.#file}.${process.pid}`;
    await writeFile(incoming, `${JSON.stringify(sets, null, 2)}\n`);
    await rename(incoming, this.#file);
  }
}
