import type { FastifyBaseLogger } from 'fastify';
import type { Mail } from './Mail.ts';
import type { SendMail } from './sendMail.ts';

/** Far above what the limits of networks let through; beyond it something is wrong. */
const mostWaiting = 1_000;

/**
 * Makes and sends mails one after the other, after the response to the call that asks for one. So the time of a response
 * tells nobody whether there is an account. Mails that wait are lost when the process is killed; people ask again.
 */
export class MailQueue {
  readonly #send: SendMail;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(send: SendMail, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#send = send;
    this.#log = log;
  }

  /**
   * Enqueues a mail.
   * @param make resolves to null when there is nothing to send
   * @returns false when too many wait, and this one is left out
   */
  add(make: () => Promise<Mail | null>): boolean {
    if (this.#waiting >= mostWaiting) return false;
    this.#waiting += 1;
    this.#last = this.#last.then(() => this.#deliver(make));
    return true;
  }

  /** Resolves when every mail that was enqueued so far is sent. */
  finished(): Promise<void> {
    return this.#last;
  }

  async #deliver(make: () => Promise<Mail | null>): Promise<void> {
    try {
      const mail = await make();
      if (mail) await this.#send(mail);
    } catch (error) {
      this.#log.error({ err: error }, 'cannot send a mail');
    } finally {
      this.#waiting -= 1;
    }
  }
}
