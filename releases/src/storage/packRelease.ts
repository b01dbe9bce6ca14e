import { once } from 'node:events';
import type { Stats } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { integrityOf } from '@marquee/platform/files/integrityOf.ts';
import { create, extract, type ReadEntry } from 'tar';
import type { ReleaseArchive } from './ArtifactStorage.ts';

/** Packs a folder with `manifest.json`, `browser/` and `server/` into one archive. Equal files give equal archives. */
export async function packRelease(folder: string): Promise<ReleaseArchive> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of create({ gzip: true, portable: true, noMtime: true, cwd: folder, strict: true }, ['.'])) {
    chunks.push(chunk as Uint8Array);
  }
  const bytes = Buffer.concat(chunks);
  return { bytes, integrity: integrityOf(bytes) };
}

export type UnpackLimits = {
  /** Maximum size of the whole archive, unpacked, in bytes. */
  bytes: number;
  entryBytes: number;
  entries: number;
  /** Characters of a name. */
  pathLength: number;
};

/** About ten times the largest release. A shell with its fonts has 20 MB in 350 files of at most 3 MB. */
const usualLimits: UnpackLimits = { bytes: 200_000_000, entryBytes: 32_000_000, entries: 5_000, pathLength: 250 };

/** Bytes that may follow the end: archives are filled up to whole blocks. */
const maxPadding = 65_536;
/** Marker that the first block of every tar archive contains, and its offset. */
const [magic, magicAt] = ['ustar', 257];

/**
 * Unpacks an archive into a new folder, piece by piece and no further than a limit. Links and addresses outside of it are refused.
 * @throws when it is no such archive, or goes beyond a limit; then nothing is left of it
 */
export async function unpackRelease(
  archive: Uint8Array | AsyncIterable<Uint8Array>,
  folder: string,
  limits: UnpackLimits = usualLimits,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  let isOver = false;
  const unpack = extract({ cwd: folder, strict: true, filter: refusing(limits) });
  const done = new Promise<void>((resolve, reject) => {
    unpack.on('error', reject);
    for (const end of ['close', 'finish', 'abort'] as const) unpack.on(end, resolve);
  });
  unpack.on('eof', () => {
    isOver = true;
  });
  // Prevents an unhandled rejection if the extraction fails before `done` is awaited.
  done.catch(() => undefined);
  // Unzipped in another thread and no faster than files are written: the extractor's own unzipping would take all of it at once.
  const unpacking = pipeline(
    Readable.from(archive instanceof Uint8Array ? [archive] : archive),
    createGunzip(),
    async (unzipped) => {
      let bytes = 0;
      let bytesAfter = 0;
      for await (const piece of unzipped as AsyncIterable<Buffer>) {
        // The extractor would otherwise detect a nested compressed archive, and unzip it without these limits.
        if (bytes === 0 && piece.toString('latin1', magicAt, magicAt + magic.length) !== magic)
          throw new Error('The release is not a tar.gz archive');
        bytes += piece.length;
        if (bytes > limits.bytes) throw new Error(`The release unpacks to more than ${limits.bytes} bytes`);
        // The extractor would buffer the bytes after the end, more and more slowly.
        if (isOver) bytesAfter += piece.length;
        if (bytesAfter > maxPadding) throw new Error('The archive continues after its end');
        if (isOver) continue;
        if (!unpack.write(piece)) await Promise.race([once(unpack, 'drain'), done]);
      }
      unpack.end();
      await done;
    },
  );
  await unpacking.catch(async (error: unknown) => {
    // Files that were under way may still appear for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    throw error;
  });
}

/** Checks each entry before any of its bytes are written. */
function refusing({ entryBytes, entries, pathLength }: UnpackLimits) {
  let found = 0;
  return (name: string, entry: Stats | ReadEntry): boolean => {
    found += 1;
    if (found > entries) throw new Error(`The release has more than ${entries} files and folders`);
    if (name.length > pathLength) throw new Error(`A name in the release has more than ${pathLength} characters`);
    if ((entry.size ?? 0) > entryBytes) throw new Error(`${name} in the release has more than ${entryBytes} bytes`);
    const isPlain = 'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
    if (!isPlain) throw new Error(`${name} in the release is neither a file nor a folder`);
    return true;
  };
}
