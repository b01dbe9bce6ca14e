import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../BackupError.ts';
import { BackupReader } from '../BackupReader.ts';
import type { BackupBucket } from '../bucket/BackupBucket.ts';
import { readPictures } from '../bucket/BackupIndex.ts';
import { listPictures } from '../bucket/storedPictures.ts';
import type { Decryption } from '../keys/Decryption.ts';
import type { Manifest } from '../Manifest.ts';
import { fetchArchive } from './fetchArchive.ts';
import { type FoundBackup, findBackup } from './findBackup.ts';

export type BackupSource = {
  bucket: BackupBucket;
  decryption: Decryption;
  /** Name of the backup, or `latest`. */
  wanted: string;
  /** Folder for the decrypted archive, which is removed afterwards. It needs as much space as the archive has. */
  workFolder: string;
};

export type OpenBackup = FoundBackup & {
  reader: BackupReader;
  /** Pictures of the backup that the bucket lacks. */
  missing: Manifest['pictures'];
  /** A private folder that is removed afterwards. */
  folder: string;
};

/** Fetches, decrypts and verifies a backup, and calls a function with it. */
export async function withBackup<Result>(
  { bucket, decryption, wanted, workFolder }: BackupSource,
  use: (backup: OpenBackup) => Promise<Result>,
): Promise<Result> {
  const found = await findBackup(bucket, wanted);
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(workFolder, 'backup-'));
  try {
    const archive = join(folder, 'archive.zip');
    await fetchArchive(bucket, found, decryption, archive);
    const reader = await BackupReader.open(archive);
    try {
      await checkList(bucket, found, reader.manifest);
      const stored = await listPictures(bucket);
      const missing = reader.manifest.pictures.filter(({ name }) => !stored.has(name));
      return await use({ ...found, reader, missing, folder });
    } finally {
      reader.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Retention reads the list. A list without one of the backup's pictures would let retention remove this picture. */
async function checkList(bucket: BackupBucket, { name, index }: FoundBackup, { pictures }: Manifest): Promise<void> {
  const listed = new Set(await readPictures(bucket, name, index));
  if (
    listed.size !== new Set(pictures.map((picture) => picture.name)).size ||
    pictures.some((one) => !listed.has(one.name))
  )
    throw new BackupError(`The list of pictures of ${name} differs from its archive. Use another backup.`);
}
