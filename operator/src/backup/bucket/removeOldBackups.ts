import pMap from 'p-map';
import type { BackupBucket } from './BackupBucket.ts';
import { listBackups, readIndex, readPictures, removeBackup, timeOfBackup } from './BackupIndex.ts';
import { chooseKept, type KeepRule } from './keepRule.ts';
import { listPictures, pictureKey } from './storedPictures.ts';

/** Age after which an incomplete backup counts as killed. */
const incompleteMs = 2 * 86_400_000;
const removalsAtOnce = 8;

/**
 * Removes the backups that the rule does not keep, then the pictures that no backup lists. The lists of all kept backups
 * are read and verified first. If one of them cannot be read, nothing is removed.
 */
export async function removeOldBackups(
  bucket: BackupBucket,
  rule: KeepRule,
  now: Date,
): Promise<{ backups: number; pictures: number }> {
  const { complete, incomplete, keysOf } = await listBackups(bucket);
  const times = new Map(complete.map((name) => [timeOfBackup(name), name]));
  const kept = [...chooseKept([...times.keys()], rule)].map((time) => times.get(time) ?? '');
  const needed = new Set<string>();
  for (const name of kept)
    for (const picture of await readPictures(bucket, name, await readIndex(bucket, name))) needed.add(picture);

  const isKilled = (name: string) => now.getTime() - timeOfBackup(name).getTime() > incompleteMs;
  const old = [...complete.filter((name) => !kept.includes(name)), ...incomplete.filter(isKilled)];
  for (const name of old) await removeBackup(bucket, name, keysOf.get(name) ?? []);
  if (rule === null) return { backups: old.length, pictures: 0 };
  const unneeded = [...(await listPictures(bucket))].filter((name) => !needed.has(name));
  await pMap(unneeded, (name) => bucket.remove(pictureKey(name)), { concurrency: removalsAtOnce });
  return { backups: old.length, pictures: unneeded.length };
}
