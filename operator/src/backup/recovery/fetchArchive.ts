import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { BackupError } from '../BackupError.ts';
import type { BackupBucket } from '../bucket/BackupBucket.ts';
import { partKey, sha256Of } from '../bucket/BackupIndex.ts';
import type { Decryption } from '../keys/Decryption.ts';
import type { FoundBackup } from './findBackup.ts';

/**
 * Decrypts the archive of a backup into a file of mode 0600. One part is in memory at a time.
 * @throws BackupError for the wrong key, and for a part that is missing, truncated or altered
 */
export async function fetchArchive(
  bucket: BackupBucket,
  backup: FoundBackup,
  decryption: Decryption,
  file: string,
): Promise<void> {
  const { name, index } = backup;
  if (!decryption.recipients.some((recipient) => index.recipients.includes(recipient)))
    throw new BackupError(
      `The backup ${name} was encrypted for ${index.recipients.join(', ')}. The key in --key is for ${decryption.recipients.join(', ')}.`,
    );
  await pipeline(
    decryption.stream(partsOf(bucket, backup), `The backup ${name}`),
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
  );
}

async function* partsOf(bucket: BackupBucket, { name, index }: FoundBackup): AsyncGenerator<Uint8Array> {
  for (const [place, { bytes, sha256 }] of index.parts.entries()) {
    const key = partKey(name, place);
    const part = await bucket.get(key);
    if (!part) throw new BackupError(`${key} is missing. Restore this object, or use another backup.`);
    if (part.length !== bytes || sha256Of(part) !== sha256)
      throw new BackupError(
        `${key} is truncated or altered. Restore an earlier version of this object, or use another backup.`,
      );
    yield part;
  }
}
