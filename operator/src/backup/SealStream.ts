import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** Length of the seal, a SHA-256 in hexadecimal. */
export const sealLength = 64;

/** The comment of an archive before it is sealed. */
export const unsealedComment = `marquee backup, sha256 of all before: ${'0'.repeat(sealLength)}`;

/**
 * Replaces the last 64 bytes, which are the end of the archive's comment, by the SHA-256 of all other bytes. The seal
 * reveals a change anywhere, even between the archive's files.
 */
export class SealStream extends Transform {
  readonly #hash = createHash('sha256');
  #held = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const bytes = Buffer.concat([this.#held, chunk]);
    const passed = bytes.subarray(0, Math.max(0, bytes.length - sealLength));
    this.#held = bytes.subarray(passed.length);
    this.#hash.update(passed);
    done(null, passed);
  }

  override _flush(done: TransformCallback): void {
    done(null, this.#hash.digest('hex'));
  }
}
