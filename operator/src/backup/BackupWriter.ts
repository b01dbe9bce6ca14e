import { Readable } from 'node:stream';
import type { ZipSink } from '../files/ZipSink.ts';
import { ZipWriter } from '../files/ZipWriter.ts';
import { zipFileSink } from '../files/zipFileSink.ts';
import { type Manifest, manifestName } from './Manifest.ts';
import { SealStream, unsealedComment } from './SealStream.ts';

/** Writes a backup file by file, then its manifest, and seals it. */
export class BackupWriter {
  readonly #zip: ZipWriter;

  constructor(sink: ZipSink, mtime: Date) {
    this.#zip = new ZipWriter(sink, { mtime, through: new SealStream() });
  }

  /** @throws FileTreeError if the file exists */
  static async create(path: string, mtime: Date): Promise<BackupWriter> {
    return new BackupWriter(await zipFileSink(path), mtime);
  }

  add(...file: Parameters<ZipWriter['add']>): ReturnType<ZipWriter['add']> {
    return this.#zip.add(...file);
  }

  async finish(manifest: Manifest): Promise<void> {
    await this.#zip.add(manifestName, Readable.from([Buffer.from(JSON.stringify(manifest, null, 1))]));
    await this.#zip.finish(unsealedComment);
  }

  abandon(): Promise<void> {
    return this.#zip.abandon();
  }
}
