import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BackupError } from '../BackupError.ts';
import type { BackupBucket } from './BackupBucket.ts';

/** Version of the objects in the bucket. Raise it when an older version could misread or remove newer ones. */
export const bucketFormat = 1;

const folder = 'backups/';
const indexFile = 'backup.json';
const listFile = 'pictures.txt';
const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const checkedFields = { bytes: z.number().int().min(0), sha256: z.string().length(64) };

/**
 * Describes a complete backup. It is the last object of a backup that is written, and the first that is removed. It is not
 * encrypted, so that retention works without the key, and so that a person knows which version restores the backup.
 */
const indexSchema = z.object({
  format: z.literal(bucketFormat),
  /** ISO time of the snapshot. */
  at: z.iso.datetime(),
  /** The network's domain. */
  network: z.string(),
  /** The newest migration of the database. Restore with a version that has the same one. */
  migration: z.string(),
  /** Commit of the version that made the backup, if the version was a Git checkout. */
  commit: z.string().optional(),
  recipients: z.array(z.string()),
  rows: z.number().int().min(0),
  /** Parts of the encrypted archive, in order. */
  parts: z.array(z.object(checkedFields)).min(1),
  /** The list of the backup's pictures, `pictures.txt`. */
  pictures: z.object({ count: z.number().int().min(0), ...checkedFields }),
});
export type BackupIndex = z.output<typeof indexSchema>;

/** Name of a backup: its time, without characters that S3 or file systems treat differently. */
export function backupNameAt(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export function timeOfBackup(name: string): Date {
  return new Date(name.replace(/-(\d\d)-(\d\d)Z$/, ':$1:$2Z'));
}

export function partKey(name: string, place: number): string {
  return `${folder}${name}/part-${String(place + 1).padStart(5, '0')}.age`;
}

/** Names of the backups in a bucket, oldest first. Incomplete ones belong to a running or killed backup. */
export type ListedBackups = { complete: string[]; incomplete: string[]; keysOf: ReadonlyMap<string, string[]> };

export async function listBackups(bucket: BackupBucket): Promise<ListedBackups> {
  const keysOf = new Map<string, string[]>();
  for await (const key of bucket.list(folder)) {
    const [name = ''] = key.slice(folder.length).split('/');
    if (namePattern.test(name)) keysOf.set(name, [...(keysOf.get(name) ?? []), key]);
  }
  const names = [...keysOf.keys()].sort();
  const isComplete = (name: string) => keysOf.get(name)?.includes(`${folder}${name}/${indexFile}`) ?? false;
  return { complete: names.filter(isComplete), incomplete: names.filter((name) => !isComplete(name)), keysOf };
}

/** Writes the list of pictures and the index, which completes the backup. */
export async function writeIndex(
  bucket: BackupBucket,
  name: string,
  index: Omit<BackupIndex, 'format' | 'pictures'>,
  pictures: readonly string[],
): Promise<void> {
  const list = Buffer.from(pictures.map((picture) => `${picture}\n`).join(''));
  await bucket.put(`${folder}${name}/${listFile}`, list);
  const complete: BackupIndex = {
    ...index,
    format: bucketFormat,
    pictures: { count: pictures.length, bytes: list.length, sha256: sha256Of(list) },
  };
  await bucket.put(`${folder}${name}/${indexFile}`, JSON.stringify(complete, null, 1));
}

/** @throws BackupError for an index that is damaged or of a newer version */
export async function readIndex(bucket: BackupBucket, name: string): Promise<BackupIndex> {
  const key = `${folder}${name}/${indexFile}`;
  const content = await bucket.get(key);
  const index = content && indexSchema.safeParse(parseJson(content.toString()));
  if (!index?.success)
    throw new BackupError(
      `${key} is missing, damaged or of a newer version of Marquee. Use another backup or version.`,
    );
  return index.data;
}

/** @throws BackupError unless the list is the one of the index */
export async function readPictures(bucket: BackupBucket, name: string, index: BackupIndex): Promise<string[]> {
  const key = `${folder}${name}/${listFile}`;
  const list = await bucket.get(key);
  if (!list || sha256Of(list) !== index.pictures.sha256)
    throw new BackupError(`${key} is missing, truncated or altered. Restore an earlier version of this object.`);
  return list.toString().split('\n').filter(Boolean);
}

/**
 * Removes a backup, but no pictures. The index goes first, so that a killed removal leaves an incomplete backup and not a
 * damaged one.
 */
export async function removeBackup(bucket: BackupBucket, name: string, keys: readonly string[]): Promise<void> {
  const index = `${folder}${name}/${indexFile}`;
  if (keys.includes(index)) await bucket.remove(index);
  for (const key of keys) if (key !== index) await bucket.remove(key);
}

export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
