import { partNames } from '@marquee/releases/partNames.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { PartName } from '@marquee/shared/domain';
import type { RolloutTimes } from './RolloutTimes.ts';

/** Time for which a version that went live is compared with the previous one. */
const monitoringMs = 15 * 60_000;

/** A rollout whose errors are monitored, and the version that it is compared with. */
export type MonitoredRollout = {
  kind: 'canary' | 'live';
  part: PartName;
  version: string;
  against: string;
  /** Start of the rollout, in milliseconds since the epoch, by this node's clock. */
  since: number;
};

/**
 * The canaries, and the versions that went live recently. Not among them: a version older than the one that it replaced, as a person
 * rolled back to it, and a version about which a person decides or has decided.
 */
export function monitoredRollouts(
  { parts }: RegistryState,
  times: Pick<RolloutTimes, 'of'>,
  now: number,
): MonitoredRollout[] {
  return partNames.flatMap((part): MonitoredRollout[] => {
    const { live, liveSince, previous, canary, paused, trusted, releases } = parts[part];
    if (!live) return [];
    const found: MonitoredRollout[] = [];
    if (canary && canary.version !== paused?.version)
      found.push({
        kind: 'canary',
        part,
        version: canary.version,
        against: live,
        since: times.of(part, canary.version, canary.since),
      });
    const publishedAt = (version: string) => Date.parse(releases.get(version)?.publishedAt ?? '');
    if (live === paused?.version || live === trusted) return found;
    if (
      previous &&
      liveSince &&
      now < times.of(part, live, liveSince) + monitoringMs &&
      publishedAt(live) > publishedAt(previous)
    )
      found.push({ kind: 'live', part, version: live, against: previous, since: times.of(part, live, liveSince) });
    return found;
  });
}
