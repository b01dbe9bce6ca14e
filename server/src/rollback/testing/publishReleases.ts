import { recordPublished, recordResult, startWith } from '@marquee/releases/registry/decisions.ts';
import type { Registry } from '@marquee/releases/registry/Registry.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { PartName } from '@marquee/shared/domain';

const published = (part: PartName, version: string) =>
  recordPublished(part, { version, commit: 'c', archive: 'sha384-a', files: 'sha384-f', brotliBytes: 1 });

/** Publishes all parts of the first set and makes the set live. */
export async function publishLive(registry: Registry, set: ReleaseSet): Promise<void> {
  for (const [part, version] of Object.entries(set)) await registry.write('post', published(part as PartName, version));
  await registry.write('post', startWith(set));
}

/** Publishes a version that the gate lets pass. */
export async function publishPassed(registry: Registry, part: PartName, version: string): Promise<void> {
  await registry.write('post', published(part, version));
  await registry.write('post', recordResult(part, version, { passed: true, reasons: [], seconds: 0, checks: [] }));
}
