import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, link, open, rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { FileTreeError } from './FileTree.ts';

export type WrittenFile = { bytes: number; sha256: string };

export type ZipWriterOptions = {
  /** Modification time of all files in the archive. */
  mtime: Date;
  /** Transforms the archive while it is written, for example to encrypt it. */
  through?: Transform;
};

/**
 * Writes a zip archive file by file. The archive gets its final name after fsync, so a partial archive never has that
 * name. Its mode is 0600.
 */
export class ZipWriter {
  readonly #path: string;
  readonly #unfinished: string;
  readonly #mtime: Date;
  readonly #zip = new ZipFile();
  readonly #end = new AbortController();
  readonly #output: Promise<void>;

  private constructor(path: string, { mtime, through = passThrough() }: ZipWriterOptions) {
    this.#path = path;
    this.#unfinished = `${path}.unfinished`;
    this.#mtime = mtime;
    this.#zip.on('error', (error: Error) => through.destroy(error));
    const file = createWriteStream(this.#unfinished, { mode: 0o600 });
    this.#output = pipeline(this.#zip.outputStream, through, file, { signal: this.#end.signal });
    // The error surfaces at the next `add` or `finish`. This handler prevents an unhandled rejection.
    this.#output.catch(() => undefined);
  }

  /** @throws FileTreeError if the archive exists */
  static async create(path: string, options: ZipWriterOptions): Promise<ZipWriter> {
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists) throw new FileTreeError(`${path} already exists. Choose another name.`);
    await rm(`${path}.unfinished`, { force: true });
    return new ZipWriter(path, options);
  }

  /** @param isCompressed true for content that is already compressed, such as a picture */
  async add(path: string, content: Readable, { isCompressed = false } = {}): Promise<WrittenFile> {
    const hash = createHash('sha256');
    let bytes = 0;
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    const options = { mtime: this.#mtime, mode: 0o600, compress: !isCompressed };
    this.#zip.addReadStreamLazy(path, options, handOver(meter));
    // Small files also wait until the archive has taken them. Otherwise thousands of them would wait in memory.
    const taken = finished(meter);
    // A full disk ends the output, which then takes no more of the file.
    await Promise.race([Promise.all([pipeline(content, meter), taken]), this.#output]);
    return { bytes, sha256: hash.digest('hex') };
  }

  /** @param comment at the end of the archive */
  async finish(comment = ''): Promise<void> {
    this.#zip.end({ comment, forceZip64Format: false });
    await this.#output;
    const file = await open(this.#unfinished);
    await file.sync();
    await file.close();
    // Unlike a rename, a link does not replace a file that was created since the first check.
    await link(this.#unfinished, this.#path);
    await rm(this.#unfinished);
  }

  async abandon(): Promise<void> {
    this.#end.abort();
    await this.#output.catch(() => undefined);
    await rm(this.#unfinished, { force: true });
  }
}

/** Releases a stream as soon as it is used. The archive keeps all functions until its end, and a stream takes 40 kB. */
function handOver(stream: Readable): (take: (error: unknown, stream: Readable) => void) => void {
  const held = [stream];
  return (take) => {
    for (const one of held.splice(0)) take(null, one);
  };
}

function passThrough(): Transform {
  return new Transform({ transform: (chunk, _encoding, done) => done(null, chunk) });
}
