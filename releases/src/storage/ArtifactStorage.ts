import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import type { PartName } from '@marquee/shared/domain';
import type { Disk } from 'flydrive';

/** A release as one file, as it is kept and sent. */
export type ReleaseArchive = { bytes: Uint8Array; integrity: string };

const keyOf = (name: PartName, version: string) => `releases/${name}/${version}.tgz`;

/** The lasting place of releases: one archive each, on a disk or in S3. It knows no live set. */
export class ArtifactStorage {
  readonly #disk: Disk;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  has(name: PartName, version: string): Promise<boolean> {
    return told(`look for ${name}@${version}`, () => this.#disk.exists(keyOf(name, version)));
  }

  async put(name: PartName, version: string, archive: ReleaseArchive): Promise<void> {
    await told(`keep ${name}@${version}`, () => this.#disk.put(keyOf(name, version), archive.bytes));
  }

  /** @throws when it is missing or differs from its publication */
  async get(name: PartName, version: string, integrity: string): Promise<Uint8Array> {
    const bytes = await told(`give ${name}@${version}`, () => this.#disk.getBytes(keyOf(name, version)));
    const actual = integrityOf(bytes);
    if (actual !== integrity)
      throw new Error(`The archive of ${name}@${version} in the storage differs from the published one (${actual})`);
    return bytes;
  }

  async remove(name: PartName, version: string): Promise<void> {
    await told(`remove ${name}@${version}`, () => this.#disk.delete(keyOf(name, version)));
  }
}

/** Names the request to the storage and why it failed: the library's own sentence leaves the reason out. */
async function told<Result>(task: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new Error(`The storage did not ${task}: ${reason}`, { cause: error });
  }
}
