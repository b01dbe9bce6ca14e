import { createHash, createHmac } from 'node:crypto';
import type { Payee } from '@marquee/shared/domain';
import { decrypt, encrypt } from '../../kernel/sealing/aesGcm.ts';
import { TextSeal } from '../../kernel/sealing/TextSeal.ts';

export const payeeKeyBytes = 32;

/** The columns of a payout that hold its payee. */
export type SealedPayee = { address: string; payeeKey: string | null; addressEnd: string };

/** Error for a payee that no key of this process can open. */
export class UnknownPayeeKeyError extends Error {
  override name = 'UnknownPayeeKeyError';
}

/** Encrypts payees for the database (AES-256-GCM), and decrypts them for payment (decision 122). */
export class PayeeSeal {
  /** Id of the key that seals. */
  readonly keyId: string;
  readonly #keys = new Map<string, Buffer>();
  readonly #key: Buffer;

  /** @param former keys that only open */
  constructor(key: Buffer, former: readonly Buffer[] = []) {
    for (const one of [...former, key]) this.#keys.set(idOf(one), one);
    this.#key = key;
    this.keyId = idOf(key);
  }

  /** Ids of all keys that this process has. */
  get keyIds(): string[] {
    return [...this.#keys.keys()];
  }

  seal(payee: Payee): SealedPayee {
    return {
      address: encrypt(this.#key, JSON.stringify(payee)),
      payeeKey: this.keyId,
      addressEnd: payee.address.replaceAll(/\s/g, '').slice(-4),
    };
  }

  /** @throws UnknownPayeeKeyError for a payee sealed with another key */
  open({ address, payeeKey }: SealedPayee): Payee {
    if (payeeKey === null) return { address };
    const key = this.#keys.get(payeeKey);
    if (!key)
      throw new UnknownPayeeKeyError(
        `The payee is sealed with the key ${payeeKey}, and this process has ${this.keyIds.join(', ')}. Set that key as PAYEE_KEY, or among PAYEE_KEYS_FORMER.`,
      );
    return JSON.parse(decrypt(key, address));
  }

  /** Makes a seal for texts of another purpose, with keys derived from these keys. */
  textSeal(purpose: string): TextSeal {
    return new TextSeal(this.#keys, this.keyId, purpose);
  }

  /** Keyed digest of a payee. Without the key, guesses cannot be checked against it. */
  mark(payee: Payee): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(payee)).digest('hex');
  }
}

/** Derives an id from a key, without revealing the key. */
function idOf(key: Buffer): string {
  return createHash('sha256').update('payee key').update(key).digest('hex').slice(0, 8);
}
