import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive. Its content is generated in pieces when its turn comes. */
export type DataFile = {
  path: string;
  content: Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
  /** Set for content that is compressed already, such as a picture. */
  isStored?: boolean;
};

/**
 * Creates an archive of files that are generated one by one, at the pace of the reader. A reader that leaves
 * (`destroy`) ends the current file. A failed file truncates the archive, so that it cannot pass for a complete one.
 * @param mtime time of all files
 */
export function zipFiles(files: AsyncIterable<DataFile>, mtime: Date): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  zip.outputStream.pipe(archive);
  const gone = new AbortController();
  archive.once('close', () => gone.abort());
  zip.on('error', (error: Error) => archive.destroy(error));
  addAll(zip, files, mtime, gone.signal).then(
    () => zip.end(),
    (error: Error) => archive.destroy(error),
  );
  return archive;
}

async function addAll(zip: ZipFile, files: AsyncIterable<DataFile>, mtime: Date, signal: AbortSignal): Promise<void> {
  for await (const { path, content, isStored = false } of files) {
    signal.throwIfAborted();
    const source = Readable.from(content);
    const end = () => source.destroy();
    signal.addEventListener('abort', end, { once: true });
    zip.addReadStream(source, path, { mtime, compress: !isStored });
    try {
      await finished(source);
    } finally {
      signal.removeEventListener('abort', end);
    }
  }
}
