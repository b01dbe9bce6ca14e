import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ZipSink } from './ZipSink.ts';
import { zipFileSink } from './zipFileSink.ts';

export type WrittenFile = { bytes: number; sha256: string };

export type ZipWriterOptions = {
  /** Modification time of all files in the archive. */
  mtime: Date;
  /** Transforms the archive while it is written, for example to encrypt it. */
  through?: Transform;
};

/** Writes a zip archive file by file. */
export class ZipWriter {
  readonly #sink: ZipSink;
  readonly #mtime: Date;
  readonly #zip = new ZipFile();
  readonly #end = new AbortController();
  readonly #output: Promise<void>;

  constructor(sink: ZipSink, { mtime, through = passThrough() }: ZipWriterOptions) {
    this.#sink = sink;
    this.#mtime = mtime;
    this.#zip.on('error', (error: Error) => through.destroy(error));
    const take = (bytes: AsyncIterable<Buffer>) => sink.take(bytes);
    this.#output = pipeline(this.#zip.outputStream, through, take, { signal: this.#end.signal });
    // The error surfaces at the next `add` or `finish`. This handler prevents an unhandled rejection.
    this.#output.catch(() => undefined);
  }

  /**
   * Writes the archive into a file of mode 0600, which gets its final name when it is complete.
   * @throws FileTreeError if the file exists
   */
  static async create(path: string, options: ZipWriterOptions): Promise<ZipWriter> {
    return new ZipWriter(await zipFileSink(path), options);
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
    await this.#sink.keep();
  }

  async abandon(): Promise<void> {
    this.#end.abort();
    await this.#output.catch(() => undefined);
    await this.#sink.discard();
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
