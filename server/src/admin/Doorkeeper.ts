import type { ReleaseName } from '@marquee/releases/manifest.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import { findToken, hashToken, isToken } from '@marquee/releases/service/TokenService.ts';
import { FailureLimit } from './FailureLimit.ts';
import { OperationsProblem } from './OperationsProblem.ts';

/** Who has shown a token. */
export type Who = {
  /** For the audit. */
  name: string;
  /** Parts to act on; null for all. */
  parts: readonly ReleaseName[] | null;
  /** Of the token. */
  sha256: string;
};

/** Wrong tokens from an address before it has to wait. */
const mostFailures = 20;
const windowMs = 15 * 60_000;
const operatorName = 'operator';

/** Knows who somebody is by the token they show. */
export class Doorkeeper {
  readonly #operatorHash: string | null;
  readonly #failures: FailureLimit;

  constructor(operatorToken: string | undefined, now: () => number) {
    this.#operatorHash = operatorToken ? hashToken(operatorToken) : null;
    this.#failures = new FailureLimit(mostFailures, windowMs, now);
  }

  /** Whether anybody could come in at all. */
  isOpen({ tokens }: RegistryState): boolean {
    return this.#operatorHash !== null || tokens.size > 0;
  }

  /**
   * A right token is let in whatever came from the address before: a token is too long to be guessed, so the limit only saves work on wrong ones.
   * @throws OperationsProblem 401 for a wrong token, 429 after too many of them
   */
  letIn(secret: string | null, address: string, state: RegistryState): Who {
    const who = secret === null ? null : this.#whoHas(secret, state);
    if (who) return who;
    const seconds = this.#failures.secondsToWait(address);
    if (seconds > 0)
      throw new OperationsProblem(429, 'too-many-attempts', 'Too many wrong tokens. Please wait a while.', {
        'retry-after': String(seconds),
      });
    if (secret !== null) this.#failures.count(address);
    throw new OperationsProblem(401, 'wrong-token', 'This takes a valid token.', { 'www-authenticate': 'Bearer' });
  }

  /** Everybody who could come in now. */
  holders({ tokens }: RegistryState): Who[] {
    const operator = this.#operatorHash ? [{ name: operatorName, parts: null, sha256: this.#operatorHash }] : [];
    return [...operator, ...tokens.values()];
  }

  #whoHas(secret: string, state: RegistryState): Who | null {
    const token = findToken(state, secret);
    if (this.#operatorHash && isToken(secret, this.#operatorHash))
      return { name: operatorName, parts: null, sha256: this.#operatorHash };
    return token;
  }
}

export function mayActOn({ parts }: Who, part: ReleaseName): boolean {
  return parts === null || parts.includes(part);
}

/** @throws OperationsProblem 403 */
export function checkMayActOn(who: Who, part: ReleaseName): void {
  if (mayActOn(who, part)) return;
  throw new OperationsProblem(403, 'not-your-part', `The token “${who.name}” is not for ${part}.`);
}
