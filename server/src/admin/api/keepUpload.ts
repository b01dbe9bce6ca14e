import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { FastifyRequest } from 'fastify';
import { tooLarge } from '../toProblem.ts';

/** Maximum bytes of a release's archive. */
export const maxArchiveBytes = 64_000_000;
/** Age in milliseconds at which files of killed processes are removed. */
const leftoverMs = 3_600_000;

/** Returns the archive in the body of a request. @throws ProblemError 413, 415 */
export function archiveOf({ headers, body }: FastifyRequest): Readable {
  if (Number(headers['content-length'] ?? 0) > maxArchiveBytes) throw tooLarge();
  if (body instanceof Readable) return body;
  throw new ProblemError(415, 'unsupported-media-type', 'Send a release as application/gzip.');
}

/**
 * Writes an upload to the disk, and deletes it when `use` has ended.
 * @param use gets the file, and a folder for further files
 * @throws ProblemError 413
 */
export async function keepUpload<T>(
  upload: Readable,
  root: string,
  use: (file: string, folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(root, { recursive: true });
  await removeLeftovers(root);
  const folder = await mkdtemp(path.join(root, 'upload-'));
  try {
    const file = path.join(folder, 'archive.tgz');
    await pipeline(upload, limitedTo(maxArchiveBytes), createWriteStream(file));
    return await use(file, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function limitedTo(max: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > max) done(tooLarge());
      else done(null, chunk);
    },
  });
}

async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const folder = path.join(root, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - leftoverMs) await rm(folder, { recursive: true, force: true });
  }
}
