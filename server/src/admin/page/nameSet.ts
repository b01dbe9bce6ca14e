import type { ReleaseStatus } from '@marquee/releases/service/releaseStatus.ts';

/** Names a release set for people: `Live`, or the parts in which the set differs from the live set, with their versions. */
export function nameSet(setName: string, { set, parts }: ReleaseStatus): string {
  if (setName === set) return 'Live';
  const liveHashes = set?.split('.') ?? [];
  const differing = setName.split('.').flatMap((hash, index) => {
    const status = parts[index];
    if (!status || hash === liveHashes[index]) return [];
    const version = status.releases.find((release) => release.version.endsWith(`-${hash}`))?.version ?? hash;
    const isCanary = version === status.canary?.version;
    return `${isCanary ? 'canary ' : ''}${status.part}@${version}`;
  });
  return differing.length > 0 ? `With ${differing.join(', ')}` : setName;
}
