import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Encrypter } from 'age-encryption';

/** Encrypts for everybody who has a key of one of the recipients. The format is age's, so the program `age` reads it. */
export class Encryption {
  readonly #encrypter = new Encrypter();

  /** @throws Error for a text that is no recipient */
  constructor(recipients: readonly string[]) {
    for (const recipient of recipients) this.#encrypter.addRecipient(recipient);
  }

  async bytes(content: Uint8Array): Promise<Buffer> {
    return Buffer.from(await this.#encrypter.encrypt(content));
  }

  /** Encrypts a stream in chunks of 64 KiB, whatever its length. */
  async *stream(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const encrypted = await this.#encrypter.encrypt(webStream(content));
    yield* Readable.fromWeb(encrypted as ReadableStream<Uint8Array>);
  }
}

/** Adapts a stream of Node to the streams of the library. */
export function webStream(content: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(content)) as globalThis.ReadableStream<Uint8Array>;
}
