import { randomInt, timingSafeEqual } from 'node:crypto';
import { _HMAC as Hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { networkOf } from './networkOf.ts';

/** Lengths in bytes, in the order in which they stand: 33 in all, 44 characters as base64url. */
const sizes = { seconds: 4, network: 6, set: 8, nonce: 3, signature: 12 } as const;
const bodyBytes = sizes.seconds + sizes.network + sizes.set + sizes.nonce;
const nonces = 2 ** (8 * sizes.nonce);
const setAt = sizes.seconds + sizes.network;
const wellFormed = /^[\w-]{44}$/;
/** Signed in front of a ticket's content, so that no other signature of the key can pass for a ticket's. */
const purpose = Buffer.from('ticket ');
const bodyAt = purpose.length;
/** Clients whose network's mark is remembered, so that most tickets cost one HMAC. */
const mostClients = 5_000;

type Mac = InstanceType<typeof Hmac>;

/** A ticket that we have signed. */
export type PageTicket = {
  /** Names this one ticket. */
  id: string;
  /** When its page was served, in milliseconds, to the second. */
  at: number;
  /** Mark of the network that the page was served to: see `markOf`. */
  network: string;
  /** Mark of the release set of the page: 16 hexadecimal digits, whose meaning is the shell's. */
  set: string;
};

/**
 * Signs and reads tickets. A ticket proves that a page was served: when, to which network and from which release set.
 * It names no reader and no address. Anyone with the key can make one, so the key stays with the network's servers.
 */
export class PageTickets {
  /** The state after the key. In JavaScript, a short signature takes 1.0 µs; Node's own takes 2.5, and leaves an object to be collected. */
  readonly #keyed: Mac;
  /** The state of the signature being made, and its bytes. */
  #mac: Mac | undefined;
  readonly #digest = Buffer.alloc(sha256.outputLen);
  /** Marks of networks, by the address of a client. */
  readonly #marks = new Map<string, Buffer>();
  /** The ticket being made, as it is signed. */
  readonly #signed = Buffer.concat([purpose, Buffer.alloc(bodyBytes)]);
  #set = '';
  /** Counted and not drawn, so that no two tickets of a process are alike: of 1,000 drawn ones two are, in 3 of 100 cases. */
  #nonce = randomInt(nonces);

  constructor(key: Buffer) {
    this.#keyed = new Hmac(sha256, key);
  }

  /**
   * @param set mark of the release set, 16 hexadecimal digits
   * @param now in milliseconds
   */
  issue(address: string, set: string, now: number): string {
    const signed = this.#signed;
    signed.writeUInt32BE(Math.floor(now / 1_000), bodyAt);
    this.#markOf(address).copy(signed, bodyAt + sizes.seconds);
    if (set !== this.#set) signed.write(set, bodyAt + setAt, sizes.set, 'hex');
    this.#set = set;
    this.#nonce = (this.#nonce + 1) % nonces;
    signed.writeUIntBE(this.#nonce, bodyAt + setAt + sizes.set, sizes.nonce);
    return Buffer.concat([signed.subarray(bodyAt), this.#sign(signed)]).toString('base64url');
  }

  /**
   * A ticket's content; null for one that we did not sign. Whether it is young or old enough is the caller's question.
   */
  read(text: string): PageTicket | null {
    if (!wellFormed.test(text)) return null;
    const bytes = Buffer.from(text, 'base64url');
    const body = bytes.subarray(0, bodyBytes);
    const signature = bytes.subarray(bodyBytes);
    if (!timingSafeEqual(signature, this.#sign(Buffer.concat([purpose, body])))) return null;
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
    const known = this.#marks.get(address);
    if (known) return known;
    const network = networkOf(address);
    const mark = Buffer.from(this.#hmacOf(Buffer.from(`network ${network}`)).subarray(0, sizes.network));
    if (this.#marks.size >= mostClients) this.#marks.clear();
    this.#marks.set(address, mark);
    return mark;
  }

  #sign(signed: Buffer): Buffer {
    return this.#hmacOf(signed).subarray(0, sizes.signature);
  }

  /** Until the next call. */
  #hmacOf(bytes: Buffer): Buffer {
    this.#mac = this.#keyed._cloneInto(this.#mac);
    this.#mac.update(bytes).digestInto(this.#digest);
    return this.#digest;
  }
}
