import { normalizeIP } from '@fastify/rate-limit';
import type { Database, Queryable } from '../db/connect.ts';
import { SharedCounts } from '../db/SharedCounts.ts';
import { networkOf } from '../fairness/networkOf.ts';
import { tooMany } from '../http/requests/refuseExceeded.ts';

const hourMs = 3_600_000;
/** A network has several customers: it takes this many times the mails of one address. */
const networkShare = 5;
/** Mails of one kind to one mailbox in an hour. */
const mostOfMailbox = 5;

/**
 * Limits on mails that people ask for, which all processes share. An address or network that asks too often is refused. A mailbox
 * is never refused, since that would tell strangers about it: further mails are left out, and the links that it got stay valid.
 */
export class MailLimits {
  readonly #counts: SharedCounts;
  readonly #ofAddress: number;

  /** @param ofAddress mails that one address asks for in an hour */
  constructor(db: Database, ofAddress: number, now: () => number) {
    this.#ofAddress = ofAddress;
    this.#counts = new SharedCounts({ db, name: 'mails', windowMs: hourMs, now });
  }

  /** Counts a request that is not refused. @throws ProblemError 429 with Retry-After when its address or network has asked too often */
  async admit(address: string): Promise<void> {
    const limits: [key: string, most: number][] = [
      [`address ${normalizeIP(address)}`, this.#ofAddress],
      [`network ${networkOf(address)}`, this.#ofAddress * networkShare],
    ];
    const keys = limits.map(([key]) => key);
    const { countOf, release } = await this.#counts.reserve(keys);
    const [exceeded] = limits.filter(([key, most]) => countOf(key).count > most);
    if (!exceeded) return;
    await release();
    throw tooMany(countOf(exceeded[0]).secondsLeft);
  }

  /** Counts a mail to a mailbox. @param db the transaction that enqueues the mail, if there is one @returns whether it may be sent */
  async mayMail(kind: string, email: string, db?: Queryable): Promise<boolean> {
    const key = `${kind} ${email.toLowerCase()}`;
    const countOf = await this.#counts.add([key], db);
    return countOf(key).count <= mostOfMailbox;
  }
}
