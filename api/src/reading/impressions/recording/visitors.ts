import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';

/** Pseudonyms of readers. The pseudonyms of different days cannot be linked. */
export type Visitors = {
  /** Pseudonym of a browser at an address. IPv6 uses the /64, because devices change the rest. */
  anonymous(day: string, address: string, userAgent: string): string;
  /** Pseudonym of an account in any browser. */
  signedIn(day: string, userId: number): string;
  /** Pseudonym of a network. */
  network(day: string, mark: string): string;
  /** Pseudonym of an address, for limits. */
  address(address: string): string;
};

/** @param key secret that all processes share. Without it, pseudonyms cannot be found by trying addresses. */
export function createVisitors(key: Buffer): Visitors {
  const name = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  return {
    anonymous: (day, address, userAgent) => name('browser', day, normalizeIP(address), userAgent),
    signedIn: (day, userId) => name('account', day, String(userId)),
    network: (day, mark) => name('network', day, mark),
    address: (address) => name('address', normalizeIP(address)),
  };
}

/** Returns the UTC day of a moment, for example `2026-06-15`. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
