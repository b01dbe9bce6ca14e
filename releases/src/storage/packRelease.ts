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
  /** Maximum number of characters in the path of an entry. */
  pathLength: number;
};

/** About ten times the size of the largest release, which is a shell with fonts: 20 MB in 350 files of at most 3 MB. */
const usualLimits: UnpackLimits = { bytes: 200_000_000, entryBytes: 32_000_000, entries: 5_000, pathLength: 250 };

/** Maximum bytes after the end marker, because tar pads archives to whole blocks. */
const maxPadding = 65_536;
/** Magic string in the first block of a tar archive, and its offset. */
const [magic, magicAt] = ['ustar', 257];

/**
 * Unpacks an archive into a new folder as a stream. Refuses links, paths outside of the folder, and archives that
 * exceed a limit.
 * @throws if the archive is invalid or exceeds a limit. The folder is then removed
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
  // Unzips in another thread, no faster than the files are written. The extractor itself would unzip everything at
  // once.
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
        // Does not pass on bytes after the end marker. The extractor would buffer them, more and more slowly.
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
    // Retries, because files that are being written may still appear for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    throw error;
  });
}

/** Returns a filter that checks each entry before its bytes are written. */
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
