import { advisoryLocks } from '@marquee/api/acts/database.ts';
import { BackupError } from '../BackupError.ts';
import { BackupWriter } from '../BackupWriter.ts';
import { writeBackup } from '../backUp.ts';
import type { Installation } from '../Installation.ts';
import { Encryption } from '../keys/Encryption.ts';
import { openSession } from '../openSession.ts';
import type { BackupBucket } from './BackupBucket.ts';
import { backupNameAt, listBackups, readIndex, writeIndex } from './BackupIndex.ts';
import type { KeepRule } from './keepRule.ts';
import { PartsSink } from './PartsSink.ts';
import { removeOldBackups } from './removeOldBackups.ts';
import { copyPictures } from './storedPictures.ts';

export type BucketBackup = {
  bucket: BackupBucket;
  recipients: readonly string[];
  keep: KeepRule;
  /** The network's domain. */
  network: string;
  commit?: string;
  partBytes?: number;
};

export type BucketBackupResult = {
  name: string;
  rows: number;
  pictures: number;
  /** Pictures that earlier backups did not have. */
  copied: number;
  removed: { backups: number; pictures: number };
};

/**
 * Writes an encrypted backup into a bucket, with the pictures that the bucket lacks, and removes old backups. The machine
 * has only public keys, so it cannot read its backups.
 * @throws BackupError without a public key, during another backup, and for a folder of another network
 */
export async function backUpToBucket(
  installation: Installation,
  target: BucketBackup,
  now: Date,
): Promise<BucketBackupResult> {
  if (target.recipients.length === 0)
    throw new BackupError('BACKUP_RECIPIENTS is not set. Create a key with backup new-key, and set its public key.');
  const session = await openSession(installation.databaseUrl);
  try {
    const { rows } = await session.query('select pg_try_advisory_lock($1) as is', [advisoryLocks.backups]);
    if (!rows[0]?.is) throw new BackupError('Another backup of this network is running. Wait until it ends.');
    await refuseOtherNetwork(target);
    const result = await write(installation, target, now);
    const removed = await removeOldBackups(target.bucket, target.keep, now).catch((cause: unknown) => {
      const message = `The backup ${result.name} is complete, but old backups could not be removed.`;
      throw new BackupError(message, { cause });
    });
    return { ...result, removed };
  } finally {
    await session.end();
  }
}

async function write(
  installation: Installation,
  { bucket, recipients, network, commit, partBytes }: BucketBackup,
  now: Date,
): Promise<Omit<BucketBackupResult, 'removed'>> {
  const name = backupNameAt(now);
  const encryption = new Encryption(recipients);
  const sink = new PartsSink(bucket, name, encryption, partBytes);
  let copied = 0;
  const { at, migration, tables, pictures } = await writeBackup(installation, now, {
    openWriter: async () => new BackupWriter(sink, now),
    addPictures: async () => {
      const copy = await copyPictures(installation.originals, bucket, encryption);
      copied = copy.copied;
      return { originals: [], pictures: copy.pictures };
    },
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const index = { at, network, commit, recipients: [...recipients], migration: migration.tag, rows, parts: sink.parts };
  await writeIndex(
    bucket,
    name,
    index,
    pictures.map((picture) => picture.name),
  );
  return { name, rows, pictures: pictures.length, copied };
}

/** A staging network with the settings of production would otherwise remove production's pictures. */
async function refuseOtherNetwork({ bucket, network }: BucketBackup): Promise<void> {
  const newest = (await listBackups(bucket)).complete.at(-1);
  const found = newest === undefined ? network : (await readIndex(bucket, newest)).network;
  if (found !== network)
    throw new BackupError(
      `BACKUP_STORAGE has backups of ${found}, and this network is ${network}. Use a bucket or folder of its own.`,
    );
}
