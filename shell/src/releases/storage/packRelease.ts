import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { create, extract } from 'tar';
import { archiveIntegrity, type ReleaseArchive } from './ReleaseStorage.ts';

/** A folder with `manifest.json`, `browser/` and `server/` as one archive, the same for the same files. */
export async function packRelease(folder: string): Promise<ReleaseArchive> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of create({ gzip: true, portable: true, noMtime: true, cwd: folder, strict: true }, ['.'])) {
    chunks.push(chunk as Uint8Array);
  }
  const bytes = Buffer.concat(chunks);
  return { bytes, integrity: archiveIntegrity(bytes) };
}

/** Most bytes that an unpacked release may have: ten times a shell with its fonts. */
const mostBytes = 200_000_000;

/** Unpacks an archive into a new folder. Links and addresses outside of it are refused. @throws when it is no such archive */
export async function unpackRelease(bytes: Uint8Array, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  let total = 0;
  await pipeline(
    [bytes],
    extract({
      cwd: folder,
      strict: true,
      filter: (name, entry) => {
        total += entry.size ?? 0;
        if (total > mostBytes) throw new Error(`The release unpacks to more than ${mostBytes} bytes`);
        const isPlain = 'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
        if (!isPlain) throw new Error(`${name} in the release is neither a file nor a folder`);
        return true;
      },
    }),
  );
}
