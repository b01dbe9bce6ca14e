import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';

/** Pseudonyms of readers. Those of two days cannot be linked. */
export type Visitors = {
  /** A browser at an address (IPv6 by its /64, as devices change the rest). */
  anonymous(day: string, address: string, userAgent: string): string;
  /** An account, in any browser. */
  signedIn(day: string, userId: number): string;
  /** A network, by its mark. */
  network(day: string, mark: string): string;
  /** An address, for limits. */
  address(address: string): string;
};

/** @param key secret that all processes share: without it no name can be found by trying addresses. */
export function createVisitors(key: Buffer): Visitors {
  const name = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  return {
    anonymous: (day, address, userAgent) => name('browser', day, normalizeIP(address), userAgent),
    signedIn: (day, userId) => name('account', day, String(userId)),
    network: (day, mark) => name('network', day, mark),
    address: (address) => name('address', normalizeIP(address)),
  };
}

/** The day of a moment, UTC: `2026-06-15`. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
