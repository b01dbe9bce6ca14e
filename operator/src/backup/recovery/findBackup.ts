import { BackupError } from '../BackupError.ts';
import type { BackupBucket } from '../bucket/BackupBucket.ts';
import { type BackupIndex, listBackups, readIndex } from '../bucket/BackupIndex.ts';

export type FoundBackup = { name: string; index: BackupIndex };

const maxNamedBackups = 10;

/**
 * Finds a complete backup in a bucket.
 * @param wanted name of the backup, or `latest`
 * @throws BackupError that names the newest backups
 */
export async function findBackup(bucket: BackupBucket, wanted: string): Promise<FoundBackup> {
  const { complete } = await listBackups(bucket);
  const name = wanted === 'latest' ? complete.at(-1) : complete.find((candidate) => candidate === wanted);
  if (name === undefined) {
    const newest = complete.slice(-maxNamedBackups).join(', ');
    throw new BackupError(
      newest
        ? `There is no complete backup ${wanted}. The newest are ${newest}.`
        : 'BACKUP_STORAGE has no complete backup. Check the bucket and its folder.',
    );
  }
  return { name, index: await readIndex(bucket, name) };
}
