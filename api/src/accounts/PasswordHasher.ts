import { randomUUID } from 'node:crypto';
import type { Caller } from '../fairness/caller.ts';
import { FairQueue } from '../fairness/FairQueue.ts';
import { checkPassword, hashPassword } from './password.ts';

/**
 * One hash at a time: it takes 19 MiB and a thread of the four that pictures and files need too. That is some thirty
 * sign-ins a second, in turns of the networks.
 */
const limits = { atOnce: 1, mostWaiting: 100, mostOfNetwork: 20 };

/** Hashes and checks passwords, one at a time. */
export class PasswordHasher {
  readonly #queue = new FairQueue(limits);

  /** @throws ProblemError of the queue (429, 503). */
  hash(password: string, caller: Caller): Promise<string> {
    return this.#queue.run(randomUUID(), caller, () => hashPassword(password));
  }

  /**
   * Whether the password is the account's, with the same work for an account that does not exist.
   * @throws ProblemError of the queue (429, 503).
   */
  check(passwordHash: string | null | undefined, password: string, caller: Caller): Promise<boolean> {
    return this.#queue.run(randomUUID(), caller, () => checkPassword(passwordHash, password));
  }
}
