import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../partNames.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { type PartialSet, partialSetSchema, type ReleaseSet } from '../releaseSet.ts';
import { liveSet, type RegistryState } from './registryState.ts';

type Parts = Pick<RegistryState, 'parts'>;

/** The parts that have no live version. Empty once the live set is whole. */
export function missingParts({ parts }: Parts): PartName[] {
  return partNames.filter((part) => parts[part].live === null);
}

/** The live versions of the parts that have one. @throws ReleaseError if nothing is live */
export function liveVersions({ parts }: Parts): PartialSet {
  const versions = partNames.map((part) => [part, parts[part].live ?? undefined] as const);
  const { data } = partialSetSchema.safeParse(Object.fromEntries(versions.filter(([, version]) => version)));
  if (!data) throw new ReleaseError('nothing-live', missingSentence(missingParts({ parts })));
  return data;
}

/** Explains why there is no live set, and what to do. Without a shell no network has run. */
function missingSentence(missing: readonly PartName[]): string {
  if (missing.includes('shell')) return 'Nothing is live yet: run npm start once.';
  const commands = missing.map((part) => `npm run release -- ${part}`).join(', then ');
  return `No release yet: ${missing.join(', ')}. In a checkout of this version, run ${commands}.`;
}

/** The set that readers outside all canaries get. @throws ReleaseError that names the parts without a release */
export function requireLiveSet(state: RegistryState): ReleaseSet {
  const live = liveSet(state);
  if (!live) throw new ReleaseError('nothing-live', missingSentence(missingParts(state)));
  return live;
}

/** Checks that a release of a part can go live: the first one of a part without any, or one beside a whole set. @throws ReleaseError */
export function checkReleasable(state: RegistryState, part: PartName): void {
  const missing = missingParts(state);
  if (missing.includes('shell') || !missing.includes(part)) requireLiveSet(state);
}
