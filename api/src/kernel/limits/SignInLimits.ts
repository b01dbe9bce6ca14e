import { normalizeIP } from '@fastify/rate-limit';
import type { Database } from '../db/connect.ts';
import { networkOf } from './networkOf.ts';
import { tooMany } from './refuseExceeded.ts';
import { type Count, SharedCounts } from './SharedCounts.ts';

const quarterMs = 15 * 60_000;
/** Multiplier for a network's limit, because a network has several customers. */
const networkShare = 5;
/** Share of an address's limit that applies to a device, and to an account before it is slowed down. */
const accountShare = 1 / 3;
/**
 * Failures of all addresses together that count as an attack with stolen passwords, as a multiple of an address's
 * limit.
 */
const attackShare = 20;
/** Share of an address's limit that applies during an attack. */
const shareUnderAttack = 1 / 10;
/** Delay in milliseconds for attempts from unknown devices while their account is under attack. */
const slowMs = 1_000;

export type SignInAttempt = {
  address: string;
  email: string;
  /** Id of a device that has signed in to this account before. */
  device: string | undefined;
};

export type AdmittedSignIn = { waitMs: number; release: () => Promise<void> };

/**
 * Limits on wrong passwords, which all processes share. An attempt counts as a failure until its password is found
 * right, so that parallel attempts do not exceed the limit. Only failures stay counted. Failures of strangers never
 * block the right password from another place. An account under attack is slowed down, never locked. A device that has
 * signed in to the account before has its own count.
 */
export class SignInLimits {
  readonly #failures: SharedCounts;
  readonly #ofAddress: number;

  /** @param ofAddress failures of one address in a quarter of an hour. */
  constructor(db: Database, ofAddress: number, now: () => number) {
    this.#ofAddress = ofAddress;
    this.#failures = new SharedCounts({ db, name: 'sign-in', windowMs: quarterMs, now });
  }

  /**
   * Admits an attempt and counts it as a failure.
   * @returns the attempt's delay in milliseconds, and a function that takes the failure back if the password was right
   *   or was not checked
   * @throws ProblemError 429 with Retry-After after too many failures of the address, the network or the device
   */
  async admit(attempt: SignInAttempt): Promise<AdmittedSignIn> {
    const { countOf, release } = await this.#failures.reserve(keysOf(attempt));
    try {
      return { waitMs: this.#delayOf(attempt, countOf), release };
    } catch (error) {
      await release();
      throw error;
    }
  }

  /** @param countOf returns a key's failures, this attempt included */
  #delayOf(attempt: SignInAttempt, countOf: (key: string) => Count): number {
    const hasReached = (key: string, max: number) => countOf(key).count - 1 >= max;
    const refuse = (key: string, max: number) => {
      if (hasReached(key, max)) throw tooMany(countOf(key).secondsLeft);
    };
    const { device, email } = attempt;
    if (device) {
      refuse(deviceKey(device), this.#ofAddress * accountShare);
      return 0;
    }
    const share = hasReached(everybody, this.#ofAddress * attackShare) ? shareUnderAttack : 1;
    refuse(addressKey(attempt), this.#ofAddress * share);
    refuse(networkKey(attempt), this.#ofAddress * networkShare * share);
    return hasReached(accountKey(email), this.#ofAddress * accountShare) ? slowMs : 0;
  }
}

/** Key of all attempts from unknown devices together. */
const everybody = 'all';

/** The keys that an attempt is counted under. */
function keysOf(attempt: SignInAttempt): string[] {
  const { device, email } = attempt;
  return device ? [deviceKey(device)] : [everybody, addressKey(attempt), networkKey(attempt), accountKey(email)];
}

function deviceKey(device: string): string {
  return `device ${device}`;
}

/** Returns the key of an IPv4 address, because 255 other people may share its /24. IPv6 uses the customer's /64. */
function addressKey({ address }: SignInAttempt): string {
  return `address ${normalizeIP(address)}`;
}

function networkKey({ address }: SignInAttempt): string {
  return `network ${networkOf(address)}`;
}

function accountKey(email: string): string {
  return `account ${email.toLowerCase()}`;
}
