import type { ReleaseRepository } from '@marquee/releases/ReleaseRepository.ts';
import { recordResult, startCanary } from '@marquee/releases/registry/decisions.ts';
import { bucketCount, canaryOf } from '@marquee/server/canary/canaryOf.ts';
import { type ChangeScript, publishAltered } from './alteredRelease.ts';

const part = 'mf-post';
/** Share of readers who get the canary, in percent. */
const percent = 50;

/** Starts a changed mf-post as a canary, as if the gate had found nothing. @returns its version */
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

/** The value of the cookie `bucket` of its readers. */
export function bucketOfCanary(version: string): number {
  const canary = { part, version, percent, socket: '' } as const;
  const bucket = Array.from({ length: bucketCount }, (_, n) => n).find((n) => canaryOf(n, [canary]));
  if (bucket === undefined) throw new Error('No reader is in the canary');
  return bucket;
}
