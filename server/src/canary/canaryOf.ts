import { createHash } from 'node:crypto';
import type { CanaryRoute } from '../workerMessages.ts';

/** Readers are in one of this many buckets, by a cookie that they get while a canary runs. */
export const bucketCount = 10_000;

/** A reader's bucket, by the cookie of that name. Null for a reader without one. */
export function readBucket(cookie = ''): number | null {
  const [, digits] = /(?:^|;\s*)bucket=(\d{1,4})(?:;|$)/.exec(cookie) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The place of a bucket in the order of a release, from 0 to 1. The order differs by release, so that different readers get each canary. */
function place(bucket: number, { part, version }: Pick<CanaryRoute, 'part' | 'version'>): number {
  const digest = createHash('sha256').update(`${part}@${version} ${bucket}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32;
}

/**
 * The canary that a bucket's readers get, the same one each time. Null for the live set. Each has its percentage of all readers: one
 * takes more of those that the canaries before it leave.
 */
export function canaryOf(bucket: number, canaries: readonly CanaryRoute[]): CanaryRoute | null {
  let left = 100;
  for (const canary of canaries) {
    if (place(bucket, canary) * left < canary.percent) return canary;
    left = Math.max(0, left - canary.percent);
  }
  return null;
}
