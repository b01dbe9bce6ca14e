import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import { storageCall } from '@marquee/platform/storage/storageCall.ts';
import type { PartName } from '@marquee/shared/domain';
import type { Disk } from 'flydrive';

/** A release as one file, as it is stored and sent. */
export type ReleaseArchive = { bytes: Uint8Array; integrity: string };

const keyOf = (part: PartName, version: string) => `releases/${part}/${version}.tgz`;

/** Permanent storage of releases, one archive each, on a disk or in S3. */
export class ArtifactStorage {
  readonly #disk: Disk;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  has(part: PartName, version: string): Promise<boolean> {
    return storageCall(`look for ${part}@${version}`, () => this.#disk.exists(keyOf(part, version)));
  }

  async put(part: PartName, version: string, archive: ReleaseArchive): Promise<void> {
    await storageCall(`keep ${part}@${version}`, () => this.#disk.put(keyOf(part, version), archive.bytes));
  }

  /** @throws when it is missing or differs from its publication */
  async get(part: PartName, version: string, integrity: string): Promise<Uint8Array> {
    const bytes = await storageCall(`give ${part}@${version}`, () => this.#disk.getBytes(keyOf(part, version)));
    const actual = integrityOf(bytes);
    if (actual !== integrity)
      throw new Error(`The archive of ${part}@${version} in the storage differs from the published one (${actual})`);
    return bytes;
  }

  async remove(part: PartName, version: string): Promise<void> {
    await storageCall(`remove ${part}@${version}`, () => this.#disk.delete(keyOf(part, version)));
  }
}
