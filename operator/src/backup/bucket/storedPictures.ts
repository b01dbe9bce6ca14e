import type { ListedOriginal, OriginalStore } from '@marquee/api/acts/pictures.ts';
import pMap, { pMapSkip } from 'p-map';
import type { Encryption } from '../keys/Encryption.ts';
import type { Manifest } from '../Manifest.ts';
import type { BackupBucket } from './BackupBucket.ts';
import { sha256Of } from './BackupIndex.ts';

const folder = 'pictures/';
const ending = '.age';
const namePattern = /^([0-9a-f]{64})-([0-9a-f]{64})$/;
/** Pictures that are copied at a time, which are in memory. An original has 20 MB at most. */
export const picturesAtOnce = 8;

export function pictureKey(name: string): string {
  return `${folder}${name}${ending}`;
}

/** SHA-256 of the picture's content, from the name of its object. */
export function contentHashOf(name: string): string {
  return name.slice(-64);
}

/** Returns the names of all stored pictures. Other objects in the folder are ignored, and never removed. */
export async function listPictures(bucket: BackupBucket): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const key of bucket.list(folder)) {
    const name = key.slice(folder.length, -ending.length);
    if (key.endsWith(ending) && namePattern.test(name)) names.add(name);
  }
  return names;
}

/**
 * Copies the originals that the bucket lacks. An original never changes, so one that is stored is not read again. The name
 * of an object hides the public id, because the picture may be in a draft.
 */
export async function copyPictures(
  originals: OriginalStore,
  bucket: BackupBucket,
  encryption: Encryption,
): Promise<{ pictures: Manifest['pictures']; copied: number }> {
  const nameOf = new Map<string, string>();
  for (const name of await listPictures(bucket)) nameOf.set(name.slice(0, 64), name);
  let copied = 0;
  const pictures = await pMap(
    originals.list(),
    async (listed) => {
      const known = nameOf.get(idHashOf(listed));
      if (known) return { ...listed, name: known };
      const original = await readOriginal(originals, listed);
      // A writer may have removed the picture since it was listed.
      if (!original) return pMapSkip;
      const name = `${idHashOf(listed)}-${sha256Of(original)}`;
      await bucket.put(pictureKey(name), await encryption.bytes(original));
      copied += 1;
      return { ...listed, name };
    },
    { concurrency: picturesAtOnce },
  );
  return { pictures: pictures.sort((a, b) => (a.publicId < b.publicId ? -1 : 1)), copied };
}

function idHashOf({ publicId, format }: ListedOriginal): string {
  return sha256Of(Buffer.from(`${publicId}.${format}`));
}

async function readOriginal(originals: OriginalStore, { publicId }: ListedOriginal): Promise<Buffer | undefined> {
  try {
    return (await originals.read(publicId))?.bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
