import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../partNames.ts';
import type { ReleaseSet } from '../releaseSet.ts';
import type { ErrorSample, LogEvent } from './logEntry.ts';
import { liveSet, type RegistryState } from './registryState.ts';
import { unprovedBy } from './unprovedBy.ts';

type Flight = {
  /** The part at fault, and its version. */
  part: PartName;
  version: string;
  /** Versions that would be live after the rollback, by part. */
  versions: Partial<ReleaseSet>;
  reason: string;
  /** The most frequent of its errors. */
  sample: ErrorSample | null;
};

/**
 * Chooses the event of an automatic rollback. Versions that were never proved to fit the others are not made live. In that case a
 * conflicting canary ends first, all parts go back to the last complete set, or a person decides.
 * @returns null if the part already waits for a person's decision
 */
export function automaticRollback(state: RegistryState, flight: Flight): LogEvent | null {
  const { part, version, versions, reason, sample } = flight;
  const to = (set: Partial<ReleaseSet>, why: string): LogEvent => ({
    kind: 'live',
    versions: set,
    why: 'automatic rollback',
    reason: why,
    ...(sample && { sample }),
  });
  const alone = to(versions, reason);
  if (!unprovedBy(state, alone)) return alone;
  const whole = lastWholeSet(state, part, version);
  if (!whole) {
    if (state.parts[part].paused?.version === version) return null;
    const why = `${reason}. No earlier set fits the other parts, so it stays: roll back the parts that need it, or release a mend`;
    return { kind: 'paused', part, version, reason: why, ...(sample && { sample }) };
  }
  const names = Object.entries(whole).map(([name, one]) => `${name}@${one}`);
  const all = to(whole, `${reason}. Back to the last set that was whole: ${names.join(', ')}`);
  if (!unprovedBy(state, all)) return all;
  const inTheWay = partNames.flatMap((name) => {
    const { canary } = state.parts[name];
    return canary ? [{ part: name, version: canary.version }] : [];
  })[0];
  if (!inTheWay) return all;
  return {
    kind: 'canaryEnded',
    ...inTheWay,
    reason: `${part}@${version} goes back (${reason}), to a version that this canary was never tried with`,
  };
}

/**
 * Finds the newest former set without this version whose versions are all stored and not withdrawn.
 * @returns the versions in which that set differs from the live set, or null if there is no such set
 */
function lastWholeSet(state: RegistryState, part: PartName, version: string): Partial<ReleaseSet> | null {
  const live = liveSet(state);
  const isGood = (name: PartName, one: string) => {
    const release = state.parts[name].releases.get(one);
    return release !== undefined && !release.isRetired && (!release.isWithdrawn || one === live?.[name]);
  };
  const set = state.formerSets.find(
    (former) => former[part] !== version && partNames.every((name) => isGood(name, former[name])),
  );
  if (!set || !live) return null;
  return Object.fromEntries(Object.entries(set).filter(([name, one]) => live[name as PartName] !== one));
}
