import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from './aesGcm.ts';

const keyBytes = 32;

/** An encrypted text and the id of its key. */
export type SealedText = { sealed: string; keyId: string };

/** Encrypts the texts of one purpose for the database, with keys derived from the installation's keys (decision 164). */
export class TextSeal {
  /** Id of the key that seals. */
  readonly keyId: string;
  readonly #keys: ReadonlyMap<string, Buffer>;

  /**
   * @param keys the installation's keys by their ids
   * @param keyId id of the key that seals. The others only open
   * @param purpose keeps the texts of different purposes apart
   */
  constructor(keys: ReadonlyMap<string, Buffer>, keyId: string, purpose: string) {
    this.keyId = keyId;
    this.#keys = new Map(
      [...keys].map(([id, key]) => [id, Buffer.from(hkdfSync('sha256', key, '', purpose, keyBytes))]),
    );
  }

  /** Ids of all keys that this process has. */
  get keyIds(): string[] {
    return [...this.#keys.keys()];
  }

  /** @param owner the account of the text. The text of another row does not open for this owner */
  seal(text: string, owner: number): SealedText {
    return { sealed: encrypt(this.#keyOf(this.keyId), text, String(owner)), keyId: this.keyId };
  }

  /** @throws Error for a text that is sealed with a key that this process does not have, or for another owner */
  open({ sealed, keyId }: SealedText, owner: number): string {
    return decrypt(this.#keyOf(keyId), sealed, String(owner));
  }

  #keyOf(id: string): Buffer {
    const key = this.#keys.get(id);
    if (key) return key;
    throw new Error(
      `A text is sealed with the key ${id}, and this process has ${this.keyIds.join(', ')}. Set that key as PAYEE_KEY, or among PAYEE_KEYS_FORMER.`,
    );
  }
}
