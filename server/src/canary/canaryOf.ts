import { createHash } from 'node:crypto';
import type { CanaryRoute } from '../workerMessages.ts';

/** Number of buckets. While a canary runs, a cookie assigns each reader to a bucket. */
export const bucketCount = 10_000;

/** Reads the bucket from a `Cookie` header. Returns null if the reader has no bucket. */
export function readBucket(cookie = ''): number | null {
  const [, digits] = /(?:^|;\s*)bucket=(\d{1,4})(?:;|$)/.exec(cookie) ?? [];
  return digits === undefined ? null : Number(digits);
}

const cookieSeconds = 30 * 86_400;

/** `Set-Cookie` of a reader's bucket. */
export const bucketCookie = (bucket: number) => `bucket=${bucket}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax`;

/** `Set-Cookie` that marks a canary's reader for a CDN, until the browser is closed. */
export const canaryCookie = 'canary=1; Path=/; SameSite=Lax';
/** `Set-Cookie` that takes the mark away. */
export const noCanaryCookie = 'canary=; Path=/; Max-Age=0; SameSite=Lax';

/** True if a `Cookie` header has the mark of a canary's reader. */
export function isInCanary(cookie = ''): boolean {
  return /(?:^|;\s*)canary=1(?:;|$)/.test(cookie);
}

/** Returns a number from 0 to 1 for a bucket. It depends on the release, so that each canary gets different readers. */
function place(bucket: number, { part, version }: Pick<CanaryRoute, 'part' | 'version'>): number {
  const digest = createHash('sha256').update(`${part}@${version} ${bucket}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

/**
 * Returns the canary for the readers of a bucket, or null for the live set. A bucket always gets the same result while
 * the same canaries run. Each canary gets its percentage of all readers. A later canary can only choose from the
 * readers that earlier canaries left, so it takes a larger share of these.
 */
export function canaryOf(bucket: number, canaries: readonly CanaryRoute[]): CanaryRoute | null {
  let left = 100;
  for (const canary of canaries) {
    if (place(bucket, canary) * left < canary.percent) return canary;
    left = Math.max(0, left - canary.percent);
  }
  return null;
}
