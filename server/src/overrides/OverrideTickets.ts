import { createHmac, scryptSync, timingSafeEqual } from 'node:crypto';

const ticketMs = 10 * 60_000;
const keyBytes = 32;

type Sealed = 'ticket' | 'cookie';

/**
 * Signs the marks that open an override in a browser: a short-lived ticket in an address, and the cookie that it is
 * exchanged for. The key is derived from the operator's token, so that all workers and nodes have the same. The
 * derivation is costly, so that a leaked cookie is of no use for guessing the token.
 */
export class OverrideTickets {
  readonly #key: Buffer;
  readonly #now: () => number;

  constructor(operatorToken: string, now: () => number) {
    this.#key = scryptSync(operatorToken, 'marquee overrides', keyBytes);
    this.#now = now;
  }

  ticketFor(id: string): string {
    return this.#seal('ticket', id, this.#now() + ticketMs);
  }

  /** Returns the override id of a ticket. Null if the ticket is expired or not signed by us. */
  readTicket(ticket: string): string | null {
    return this.#open('ticket', ticket);
  }

  /** `Set-Cookie` for the browser that opened the ticket. */
  cookieFor({ id, until }: { id: string; until: string }, isSecure: boolean): string {
    const end = Date.parse(until);
    const seconds = Math.max(0, Math.floor((end - this.#now()) / 1000));
    return `${cookieName(isSecure)}=${this.#seal('cookie', id, end)}; ${attributes(isSecure)}; Max-Age=${seconds}`;
  }

  /** `Set-Cookie` that ends it in this browser. */
  noCookie(isSecure: boolean): string {
    return `${cookieName(isSecure)}=; ${attributes(isSecure)}; Max-Age=0`;
  }

  /** Returns the override id of a `Cookie` header. Null if the ticket is missing, expired or not signed by us. */
  readCookie(cookies = ''): string | null {
    const [, sealed] = /(?:^|;\s*)(?:__Host-)?marquee_override=([\w.-]+)/.exec(cookies) ?? [];
    return sealed ? this.#open('cookie', sealed) : null;
  }

  #seal(kind: Sealed, id: string, until: number): string {
    const text = `${id}.${until}`;
    return `${text}.${this.#sign(kind, text)}`;
  }

  #open(kind: Sealed, sealed: string): string | null {
    const [id = '', until = '', signature = ''] = sealed.split('.');
    if (!isEqual(signature, this.#sign(kind, `${id}.${until}`))) return null;
    return Number(until) > this.#now() ? id : null;
  }

  #sign(kind: Sealed, text: string): string {
    return createHmac('sha256', this.#key).update(`${kind} ${text}`).digest('base64url');
  }
}

/** Browsers take the prefix over https only. */
const cookieName = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}marquee_override`;

const attributes = (isSecure: boolean) => `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
