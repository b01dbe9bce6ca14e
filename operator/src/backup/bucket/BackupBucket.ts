import { openBucket } from '@marquee/platform/storage/openBucket.ts';
import { storageCall } from '@marquee/platform/storage/storageCall.ts';
import type { Disk } from 'flydrive';
import type { BackupSettings } from './backupSettings.ts';

/** The objects of a network's backups. Keys are relative to the folder of the settings. */
export class BackupBucket {
  readonly #disk: Disk;
  readonly #folder: string;

  private constructor(disk: Disk, folder: string) {
    this.#disk = disk;
    this.#folder = folder;
  }

  static async open({ bucket, folder }: Pick<BackupSettings, 'bucket' | 'folder'>): Promise<BackupBucket> {
    return new BackupBucket(await openBucket(bucket), folder);
  }

  async put(key: string, content: Buffer | string): Promise<void> {
    await storageCall(`store ${key}`, () => this.#disk.put(this.#folder + key, content));
  }

  /** @returns undefined for a missing object */
  async get(key: string): Promise<Buffer | undefined> {
    const bytes = await storageCall(`return ${key}`, () => this.#disk.getBytes(this.#folder + key).catch(missing));
    return bytes && Buffer.from(bytes);
  }

  async remove(key: string): Promise<void> {
    await storageCall(`remove ${key}`, () => this.#disk.delete(this.#folder + key));
  }

  /** Lists the keys below a folder, such as `pictures/`. */
  async *list(folder: string): AsyncGenerator<string> {
    let paginationToken: string | undefined;
    do {
      const page = await storageCall(`list ${folder}`, () =>
        this.#disk.listAll(this.#folder + folder, { recursive: true, paginationToken }),
      );
      for (const object of page.objects) if (object.isFile) yield object.key.slice(this.#folder.length);
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }
}

/** Returns undefined for a missing object. Any other failure is an error. */
function missing(error: unknown): undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && (cause.name === 'NotFound' || cause.name === 'NoSuchKey')) return undefined;
  throw error;
}
