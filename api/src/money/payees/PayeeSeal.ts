import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Payee } from '@marquee/shared/domain';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
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
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#key, iv);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(payee), 'utf8'), cipher.final()]);
    return {
      address: Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64'),
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
    const bytes = Buffer.from(address, 'base64');
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const opened = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return JSON.parse(opened.toString('utf8'));
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
