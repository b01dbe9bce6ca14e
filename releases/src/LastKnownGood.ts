import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { releaseVersionSchema } from './manifest.ts';
import { partNameSchema } from './partNames.ts';
import { releaseSetName, releaseSetSchema } from './releaseSet.ts';

/** The live set, and the canaries with their sets. */
const desiredStateSchema = z.object({
  live: releaseSetSchema,
  canaries: z.array(
    z.object({
      part: partNameSchema,
      version: releaseVersionSchema,
      percent: z.number(),
      set: releaseSetSchema,
    }),
  ),
});
export type DesiredState = z.infer<typeof desiredStateSchema>;

const fileSchema = desiredStateSchema.extend({ before: releaseSetSchema.nullable().default(null) });

/**
 * Stores the desired state that this machine last served, and the live set before it, on the machine's disk. A shell
 * can then start while the registry or the storage is unavailable.
 */
export class LastKnownGood {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Returns the newest first. Returns an empty list if the file is missing or unreadable. */
  async read(): Promise<DesiredState[]> {
    const known = await this.#read();
    if (!known) return [];
    const { before, ...last } = known;
    return before ? [last, { live: before, canaries: [] }] : [last];
  }

  async #read(): Promise<z.infer<typeof fileSchema> | null> {
    const text = await readFile(this.#file, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      return fileSchema.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  async write(sets: DesiredState): Promise<void> {
    const known = await this.#read();
    const isSameLive = known !== null && releaseSetName(known.live) === releaseSetName(sets.live);
    const before = isSameLive ? known.before : (known?.live ?? null);
    await mkdir(path.dirname(this.#file), { recursive: true });
    const incoming = `${this.#file}.${process.pid}`;
    await writeFile(incoming, `${JSON.stringify({ ...sets, before }, null, 2)}\n`);
    await rename(incoming, this.#file);
  }
}
