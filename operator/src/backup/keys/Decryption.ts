import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, identityToRecipient } from 'age-encryption';
import { BackupError } from '../BackupError.ts';
import { webStream } from './Encryption.ts';

/** Message of the library for content that was encrypted for others. */
const otherRecipients = 'no identity matched';
const maxKeyFileBytes = 64 * 1024;

/** Decrypts with the keys of a file. */
export class Decryption {
  /** Recipients of the keys. They are public. */
  readonly recipients: readonly string[];
  readonly #decrypter: Decrypter;

  private constructor(decrypter: Decrypter, recipients: readonly string[]) {
    this.#decrypter = decrypter;
    this.recipients = recipients;
  }

  /**
   * Reads a file of `backup new-key` or `age-keygen`: a key in each line, and comments.
   * @throws BackupError for a file without a key. The message has nothing from the file
   */
  static async open(path: string): Promise<Decryption> {
    const content = await readFile(path).catch((cause: unknown) => {
      throw new BackupError(`Cannot read the key ${path}. Name the file of backup new-key in --key.`, { cause });
    });
    const lines = content
      .subarray(0, maxKeyFileBytes)
      .toString()
      .split('\n')
      .map((line) => line.trim());
    const keys = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
    const decrypter = new Decrypter();
    const recipients: string[] = [];
    try {
      for (const key of keys) {
        decrypter.addIdentity(key);
        recipients.push(await identityToRecipient(key));
      }
    } catch {
      throw new BackupError(`A key in ${path} is damaged. Use another copy of the file.`);
    }
    if (keys.length === 0)
      throw new BackupError(`${path} has no line that begins with AGE-SECRET-KEY-. Name the file of backup new-key.`);
    return new Decryption(decrypter, recipients);
  }

  /** @param name of the encrypted content, for errors */
  async bytes(content: Uint8Array, name: string): Promise<Buffer> {
    return Buffer.from(await this.#decrypter.decrypt(content).catch(explain(name)));
  }

  /** @throws BackupError for the wrong key, and for content that is truncated or altered */
  async *stream(content: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
    try {
      const decrypted = await this.#decrypter.decrypt(webStream(content));
      yield* Readable.fromWeb(decrypted as ReadableStream<Uint8Array>);
    } catch (error) {
      explain(name)(error);
    }
  }
}

function explain(name: string) {
  return (cause: unknown): never => {
    if (cause instanceof BackupError) throw cause;
    if (cause instanceof Error && cause.message.includes(otherRecipients))
      throw new BackupError(`${name} was encrypted for another key. Name the file of the right key in --key.`);
    throw new BackupError(`${name} cannot be decrypted, because it is truncated or altered. Use another backup.`, {
      cause,
    });
  };
}
