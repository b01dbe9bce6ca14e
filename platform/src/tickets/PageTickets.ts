import { createHmac, createSecretKey, type KeyObject, randomInt, timingSafeEqual } from 'node:crypto';
import { networkOf } from './networkOf.ts';

/** Lengths of the fields in bytes, in their order in a ticket: 33 in all, which is 44 characters as base64url. */
const sizes = { seconds: 4, network: 6, set: 8, nonce: 3, signature: 12 } as const;
const bodyBytes = sizes.seconds + sizes.network + sizes.set + sizes.nonce;
const nonces = 2 ** (8 * sizes.nonce);
const setAt = sizes.seconds + sizes.network;
const wellFormed = /^[\w-]{44}$/;
/** Prefix of the signed content, so that no other signature by the key is valid for a ticket. */
const purpose = 'ticket ';
/** The content of a ticket with a valid signature. */
export type PageTicket = {
  /** Names this one ticket. */
  id: string;
  /** Time at which the page was served, in milliseconds since 1970 with a precision of one second. */
  at: number;
  /** Mark of the network that the page was served to: see `markOf`. */
  network: string;
  /** Mark of the release set of the page: 16 hexadecimal digits, whose meaning is the shell's. */
  set: string;
};

/**
 * Signs and reads tickets. A ticket proves that a page was served: when, to which network and from which release set.
 * A ticket contains neither the reader nor an IP address. The key can make tickets, so only the network's servers have it.
 */
export class PageTickets {
  /** Not the bytes: `createHmac` would make a key object of them for each ticket, at four times the cost of the signature. */
  readonly #key: KeyObject;
  /** Counted and not drawn, so that no two tickets of a process are alike: of 1,000 drawn ones two are, in 3 of 100 cases. */
  #nonce = randomInt(nonces);

  constructor(key: Buffer) {
    this.#key = createSecretKey(key);
  }

  /**
   * @param set mark of the release set, 16 hexadecimal digits
   * @param now in milliseconds
   */
  issue(address: string, set: string, now: number): string {
    const body = Buffer.alloc(bodyBytes);
    body.writeUInt32BE(Math.floor(now / 1_000));
    this.#markOf(address).copy(body, sizes.seconds);
    body.write(set, setAt, sizes.set, 'hex');
    this.#nonce = (this.#nonce + 1) % nonces;
    body.writeUIntBE(this.#nonce, setAt + sizes.set, sizes.nonce);
    return Buffer.concat([body, this.#sign(body)]).toString('base64url');
  }

  /**
   * Reads a ticket of any age.
   * @returns null if the ticket is not signed with this key
   */
  read(text: string): PageTicket | null {
    if (!wellFormed.test(text)) return null;
    const bytes = Buffer.from(text, 'base64url');
    const body = bytes.subarray(0, bodyBytes);
    const signature = bytes.subarray(bodyBytes);
    if (!timingSafeEqual(signature, this.#sign(body))) return null;
    return {
      id: signature.toString('base64url'),
      at: body.readUInt32BE() * 1_000,
      network: body.subarray(sizes.seconds, setAt).toString('hex'),
      set: body.subarray(setAt, setAt + sizes.set).toString('hex'),
    };
  }

  /** Mark of the network of an address: a keyed digest, 12 hexadecimal digits. */
  markOf(address: string): string {
    return this.#markOf(address).toString('hex');
  }

  #markOf(address: string): Buffer {
    return this.#hmacOf(`network ${networkOf(address)}`).subarray(0, sizes.network);
  }

  #sign(body: Buffer): Buffer {
    return this.#hmacOf(purpose, body).subarray(0, sizes.signature);
  }

  #hmacOf(...parts: (string | Buffer)[]): Buffer {
    const hmac = createHmac('sha256', this.#key);
    for (const part of parts) hmac.update(part);
    return hmac.digest();
  }
}
