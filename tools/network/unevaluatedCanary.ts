import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { recordResult, startCanary } from '@marquee/releases/registry/decisions.ts';
import { bucketCount, canaryOf } from '@marquee/server/canary/canaryOf.ts';
import { type ChangeScript, publishAltered } from './alteredRelease.ts';

const part = 'mf-post';
/** Percentage of readers who get the canary. */
const percent = 50;

/** Starts a changed mf-post as a canary without an evaluation by the gate. @returns the version of the canary */
export async function startUnevaluatedCanary(releases: ReleaseRepository, change: ChangeScript): Promise<string> {
  const { live } = (await releases.registry.read()).parts[part];
  const manifest = await publishAltered(releases.cache, part, live ?? '', change);
  const { version } = manifest;
  await releases.publish(releases.cache.folder(part, version), manifest, 'e2e');
  const result = { passed: true, reasons: [], seconds: 0, checks: [] };
  await releases.registry.write('e2e', recordResult(part, version, result));
  await releases.registry.write('e2e', startCanary(part, version, percent));
  return version;
}

/** Returns a value of the cookie `bucket` with which a reader gets the canary. */
export function bucketOfCanary(version: string): number {
  const canary = { part, version, percent, socket: '' } as const;
  const bucket = Array.from({ length: bucketCount }, (_, n) => n).find((n) => canaryOf(n, [canary]));
  if (bucket === undefined) throw new Error('No reader is in the canary');
  return bucket;
}
