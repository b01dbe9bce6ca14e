import { normalizeIP } from '@fastify/rate-limit';
import type { Database } from '../../db/connect.ts';
import { type Count, SharedCounts } from '../../db/SharedCounts.ts';
import { networkOf } from '../../fairness/networkOf.ts';
import { tooMany } from '../../http/requests/refuseExceeded.ts';

const quarterMs = 15 * 60_000;
/** A network has several customers: it takes this many times the failures of one address. */
const networkShare = 5;
/** A device, and an account before it is slowed down, take this part of them. */
const accountShare = 1 / 3;
/** Failures of all addresses together, in addresses' worth, that are no accident: stolen lists are being tried. */
const attackShare = 20;
/** The part of an address's limit that is left during an attack. */
const shareUnderAttack = 1 / 10;
/** How long an account under attack keeps a stranger waiting. */
const slowMs = 1_000;

export type SignInAttempt = {
  address: string;
  email: string;
  /** The device, when it has signed in to this account before. */
  device: string | undefined;
};

export type AdmittedSignIn = { waitMs: number; release: () => Promise<void> };

/**
 * Limits on wrong passwords, which all processes share. An attempt counts as a failure until its password is found right, so that
 * many at once are no more than the limit. Only failures stay counted, and a stranger's never keep the right
 * password out from elsewhere: an account under attack is slowed down, never locked, and a device that has signed in to
 * it before has a count of its own.
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
   * Counts an attempt as a failure, and admits it.
   * @returns its delay in milliseconds, and a function that takes the failure back: for a right password, or one that was not checked
   * @throws ProblemError 429 with Retry-After when there were too many failures of the address, the network or the device.
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

  /** @param countOf with the attempt itself */
  #delayOf(attempt: SignInAttempt, countOf: (key: string) => Count): number {
    const hasReached = (key: string, most: number) => countOf(key).count - 1 >= most;
    const refuse = (key: string, most: number) => {
      if (hasReached(key, most)) throw tooMany(countOf(key).secondsLeft);
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

/** Key of all strangers together. */
const everybody = 'all';

/** The keys that an attempt is counted under. */
function keysOf(attempt: SignInAttempt): string[] {
  const { device, email } = attempt;
  return device ? [deviceKey(device)] : [everybody, addressKey(attempt), networkKey(attempt), accountKey(email)];
}

function deviceKey(device: string): string {
  return `device ${device}`;
}

/** One IPv4 address: its /24 may have 255 other people. One IPv6 customer's /64. */
function addressKey({ address }: SignInAttempt): string {
  return `address ${normalizeIP(address)}`;
}

function networkKey({ address }: SignInAttempt): string {
  return `network ${networkOf(address)}`;
}

function accountKey(email: string): string {
  return `account ${email.toLowerCase()}`;
}
