import { normalizeIP } from '@fastify/rate-limit';
import { WindowCounts } from '@marquee/platform/limits/WindowCounts.ts';
import { networkOf } from '../fairness/networkOf.ts';
import { tooMany } from '../http/requests/refuseExceeded.ts';

const hourMs = 3_600_000;
/** Addresses, networks and mailboxes that are remembered. */
const mostKeys = 100_000;
/** A network has several customers: it takes this many times the mails of one address. */
const networkShare = 5;
/** Mails of one kind to one mailbox in an hour. */
const mostOfMailbox = 5;

/**
 * Limits on mails that people ask for, in this process's memory. An address or network that asks too often is refused. A mailbox
 * is never refused, since that would tell strangers about it: further mails are left out, and the links that it got stay valid.
 */
export class MailLimits {
  readonly #counts: WindowCounts;
  readonly #ofAddress: number;

  /** @param ofAddress mails that one address asks for in an hour */
  constructor(ofAddress: number, now: () => number) {
    this.#ofAddress = ofAddress;
    this.#counts = new WindowCounts(hourMs, mostKeys, now);
  }

  /** Counts a request. @throws ProblemError 429 with Retry-After when its address or network has asked too often */
  admit(address: string): void {
    const limits: [key: string, most: number][] = [
      [`address ${normalizeIP(address)}`, this.#ofAddress],
      [`network ${networkOf(address)}`, this.#ofAddress * networkShare],
    ];
    for (const [key, most] of limits) if (this.#counts.of(key) >= most) throw tooMany(this.#counts.secondsLeft(key));
    for (const [key] of limits) this.#counts.add(key);
  }

  /** Counts a mail to a mailbox. @returns whether it may be sent */
  mayMail(kind: string, email: string): boolean {
    const key = `${kind} ${email.toLowerCase()}`;
    if (this.#counts.of(key) >= mostOfMailbox) return false;
    this.#counts.add(key);
    return true;
  }
}
