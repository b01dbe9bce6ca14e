import { createWriteStream } from 'node:fs';
import { access, link, open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { FileTreeError } from './FileTree.ts';
import type { ZipSink } from './ZipSink.ts';

/**
 * A file that gets its final name after fsync, so a partial archive never has that name. Its mode is 0600.
 * @throws FileTreeError if the file exists
 */
export async function zipFileSink(path: string): Promise<ZipSink> {
  const unfinished = `${path}.unfinished`;
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) throw new FileTreeError(`${path} already exists. Choose another name.`);
  await rm(unfinished, { force: true });
  return {
    take: (bytes) => pipeline(bytes, createWriteStream(unfinished, { mode: 0o600 })),
    async keep() {
      const file = await open(unfinished);
      await file.sync();
      await file.close();
      // Unlike a rename, a link does not replace a file that was created since the first check.
      await link(unfinished, path);
      await rm(unfinished);
    },
    discard: () => rm(unfinished, { force: true }),
  };
}
