import { normalizeIP } from '@fastify/rate-limit';
import type { Database, Queryable } from '../db/connect.ts';
import { networkOf } from './networkOf.ts';
import { tooMany } from './refuseExceeded.ts';
import { SharedCounts } from './SharedCounts.ts';

const hourMs = 3_600_000;
/** Multiplier for a network's limit, because a network has several customers. */
const networkShare = 5;
/** Maximum number of mails of one kind to a mailbox in an hour. */
const maxPerMailbox = 5;

/**
 * Limits on requested mails, which all processes share. An address or network with too many requests is refused. A
 * mailbox is never refused, since that would reveal to strangers that it exists. Further mails to it are dropped, and
 * its earlier links stay valid.
 */
export class MailLimits {
  readonly #counts: SharedCounts;
  readonly #ofAddress: number;

  /** @param ofAddress mails that one address may request in an hour */
  constructor(db: Database, ofAddress: number, now: () => number) {
    this.#ofAddress = ofAddress;
    this.#counts = new SharedCounts({ db, name: 'mails', windowMs: hourMs, now });
  }

  /**
   * Counts a request that is not refused.
   * @throws ProblemError 429 with Retry-After when the address or network has made too many requests
   */
  async admit(address: string): Promise<void> {
    const limits: [key: string, max: number][] = [
      [`address ${normalizeIP(address)}`, this.#ofAddress],
      [`network ${networkOf(address)}`, this.#ofAddress * networkShare],
    ];
    const keys = limits.map(([key]) => key);
    const { countOf, release } = await this.#counts.reserve(keys);
    const [exceeded] = limits.filter(([key, max]) => countOf(key).count > max);
    if (!exceeded) return;
    await release();
    throw tooMany(countOf(exceeded[0]).secondsLeft);
  }

  /**
   * Counts a mail to a mailbox.
   * @param db the transaction that enqueues the mail, if there is one
   * @returns true if the mail may be sent
   */
  async mayMail(kind: string, email: string, db?: Queryable): Promise<boolean> {
    const key = `${kind} ${email.toLowerCase()}`;
    const countOf = await this.#counts.add([key], db);
    return countOf(key).count <= maxPerMailbox;
  }
}
