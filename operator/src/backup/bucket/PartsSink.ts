import type { ZipSink } from '../../files/ZipSink.ts';
import type { Encryption } from '../keys/Encryption.ts';
import type { BackupBucket } from './BackupBucket.ts';
import { type BackupIndex, partKey, sha256Of } from './BackupIndex.ts';

/** Bytes of a part. One part is in memory, and is sent again if a request fails. */
const defaultPartBytes = 16 * 1024 * 1024;

/** Encrypts an archive and stores it in parts, so that it needs neither a disk nor the multipart uploads of S3. */
export class PartsSink implements ZipSink {
  readonly parts: BackupIndex['parts'] = [];
  readonly #bucket: BackupBucket;
  readonly #name: string;
  readonly #encryption: Encryption;
  readonly #partBytes: number;

  constructor(bucket: BackupBucket, name: string, encryption: Encryption, partBytes = defaultPartBytes) {
    this.#bucket = bucket;
    this.#name = name;
    this.#encryption = encryption;
    this.#partBytes = partBytes;
  }

  async take(bytes: AsyncIterable<Buffer>): Promise<void> {
    for await (const part of partsOf(this.#encryption.stream(bytes), this.#partBytes)) {
      await this.#bucket.put(partKey(this.#name, this.parts.length), part);
      this.parts.push({ bytes: part.length, sha256: sha256Of(part) });
    }
  }

  /** Does nothing. The index makes the backup visible. */
  async keep(): Promise<void> {}

  async discard(): Promise<void> {
    for (const place of this.parts.keys()) await this.#bucket.remove(partKey(this.#name, place));
  }
}

/** Cuts a stream into parts of equal length. The last part may be shorter. */
async function* partsOf(stream: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let held = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    held += chunk.length;
    if (held < length) continue;
    const bytes = Buffer.concat(chunks);
    const end = held - (held % length);
    for (let start = 0; start < end; start += length) yield bytes.subarray(start, start + length);
    chunks = [bytes.subarray(end)];
    held -= end;
  }
  if (held > 0) yield Buffer.concat(chunks);
}
