import { randomUUID } from 'node:crypto';
import type { Caller } from '../../kernel/limits/caller.ts';
import { FairQueue } from '../../kernel/limits/FairQueue.ts';
import type { Services } from '../../kernel/services.ts';
import { checkPassword, hashPassword } from './password.ts';

/**
 * One hash at a time. A hash takes 19 MiB and one of the four threads that pictures and files also need. That allows
 * about thirty sign-ins a second, shared among the networks in turns.
 */
const limits = { atOnce: 1, maxWaiting: 100, maxPerNetwork: 20 };

/** Services of routes that check or set a password. */
export type PasswordServices = Services & { passwords: PasswordHasher };

/** Hashes and checks passwords, one at a time. */
export class PasswordHasher {
  readonly #queue = new FairQueue(limits);

  /** @throws ProblemError of the queue (429, 503). */
  hash(password: string, caller: Caller): Promise<string> {
    return this.#queue.run(randomUUID(), caller, () => hashPassword(password));
  }

  /**
   * Checks a password against an account's hash. An account that does not exist costs the same work.
   * @throws ProblemError of the queue (429, 503).
   */
  check(passwordHash: string | null | undefined, password: string, caller: Caller): Promise<boolean> {
    return this.#queue.run(randomUUID(), caller, () => checkPassword(passwordHash, password));
  }
}
