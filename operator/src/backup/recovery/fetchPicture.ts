import { BackupError } from '../BackupError.ts';
import type { BackupBucket } from '../bucket/BackupBucket.ts';
import { sha256Of } from '../bucket/BackupIndex.ts';
import { contentHashOf, pictureKey } from '../bucket/storedPictures.ts';
import type { Decryption } from '../keys/Decryption.ts';

/** @throws BackupError for a picture that is missing, truncated, altered or of another key */
export async function fetchPicture(bucket: BackupBucket, decryption: Decryption, name: string): Promise<Buffer> {
  const key = pictureKey(name);
  const content = await bucket.get(key);
  if (!content) throw new BackupError(`${key} is missing. Restore this object.`);
  const picture = await decryption.bytes(content, key);
  if (sha256Of(picture) !== contentHashOf(name))
    throw new BackupError(`${key} has another content than its name says. Restore an earlier version of this object.`);
  return picture;
}
