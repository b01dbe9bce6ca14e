import { WindowCounts } from '@marquee/platform/limits/WindowCounts.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import { findToken, hashToken, isToken } from '@marquee/releases/service/TokenService.ts';
import type { PartName } from '@marquee/shared/domain';

/** The holder of the token that came with a request. */
export type Caller = {
  /** Name that the audit log shows. */
  name: string;
  /** Parts that the caller may act on. Null for all. */
  parts: readonly PartName[] | null;
  /** Hash of the token. */
  sha256: string;
};

/** Wrong tokens that an address may send before it has to wait. */
const maxFailures = 20;
/** Addresses that each worker remembers. */
const maxAddresses = 10_000;
const windowMs = 15 * 60_000;
const operatorName = 'operator';

/** Authenticates callers by their token. */
export class TokenAuthenticator {
  readonly #operatorHash: string | null;
  readonly #failures: WindowCounts;

  constructor(operatorToken: string | undefined, now: () => number) {
    this.#operatorHash = operatorToken ? hashToken(operatorToken) : null;
    this.#failures = new WindowCounts(windowMs, maxAddresses, now);
  }

  /** True if at least one token exists. */
  isOpen({ tokens }: RegistryState): boolean {
    return this.#operatorHash !== null || tokens.size > 0;
  }

  /**
   * A valid token is accepted whatever came from the address before: tokens are too long to guess, so the limit only saves work on wrong ones.
   * @throws ProblemError 401 for a wrong token, 429 after too many of them
   */
  authenticate(secret: string | null, address: string, state: RegistryState): Caller {
    const caller = secret === null ? null : this.#holderOf(secret, state);
    if (caller) return caller;
    if (this.#failures.of(address) >= maxFailures)
      throw new ProblemError(429, 'too-many-attempts', 'Too many wrong tokens. Please wait a while.', {
        headers: { 'retry-after': String(this.#failures.secondsLeft(address)) },
      });
    if (secret !== null) this.#failures.add(address);
    throw new ProblemError(401, 'wrong-token', 'A valid token is required.', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  }

  /** Lists the callers that have a token. */
  holders({ tokens }: RegistryState): Caller[] {
    const operator = this.#operatorHash ? [{ name: operatorName, parts: null, sha256: this.#operatorHash }] : [];
    return [...operator, ...tokens.values()];
  }

  #holderOf(secret: string, state: RegistryState): Caller | null {
    const token = findToken(state, secret);
    if (this.#operatorHash && isToken(secret, this.#operatorHash))
      return { name: operatorName, parts: null, sha256: this.#operatorHash };
    return token;
  }
}

export function mayActOn({ parts }: Caller, part: PartName): boolean {
  return parts === null || parts.includes(part);
}

/** @throws ProblemError 403 */
export function checkMayActOn(caller: Caller, part: PartName): void {
  if (mayActOn(caller, part)) return;
  throw new ProblemError(403, 'not-your-part', `The token “${caller.name}” is not for ${part}.`);
}
