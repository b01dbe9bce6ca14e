import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../partNames.ts';
import { ReleaseError } from '../ReleaseError.ts';
import type { ReleaseSet } from '../releaseSet.ts';
import { nextStage, type StagePlan } from '../stagePlan.ts';
import { automaticRollback } from './automaticRollback.ts';
import type { ErrorSample, GateResult } from './logEntry.ts';
import type { Decision } from './Registry.ts';
import type { KnownRelease, RegistryState } from './registryState.ts';

/**
 * Actions on releases, as decisions for `Registry.write`. A decision throws `ReleaseError` for an impossible action.
 */

/** Returns the stored release of a version. @throws ReleaseError if it was never published or is no longer stored */
function known(state: RegistryState, part: PartName, version: string): KnownRelease {
  const release = state.parts[part].releases.get(version);
  if (!release) throw new ReleaseError('unknown-release', `${part}@${version} has never been published.`);
  if (release.isRetired) throw new ReleaseError('retired', `${part}@${version} is no longer in the storage.`);
  return release;
}

/** Returns the stored release of a version if the gate has passed it. @throws ReleaseError if not */
function passed(state: RegistryState, part: PartName, version: string): KnownRelease {
  const release = known(state, part, version);
  if (release.result?.passed) return release;
  const why = release.result ? `was refused: ${release.result.reasons.join('; ')}` : 'has not been through the gate';
  throw new ReleaseError('not-passed', `${part}@${version} ${why}.`);
}

/** The fields of the log entry about a published release. */
export type PublishedTraits = Pick<KnownRelease, 'version' | 'commit' | 'archive' | 'files' | 'brotliBytes'>;

/** Records that a release is in the storage. Publishing equal files again changes nothing, even from another commit. Other files are refused. */
export const recordPublished =
  (part: PartName, traits: PublishedTraits): Decision =>
  (state) => {
    const release = state.parts[part].releases.get(traits.version);
    if (release && release.files !== traits.files)
      throw new ReleaseError('other-files', `${part}@${traits.version} is published already, with other files.`);
    // A retired release can be published again.
    return release && !release.isRetired ? null : { kind: 'published', part, ...traits };
  };

/** Records the result of the gate. */
export const recordResult =
  (part: PartName, version: string, result: GateResult): Decision =>
  (state) => {
    known(state, part, version);
    return { kind: 'judged', part, version, verdict: result };
  };

/** Has every node start workers with a version that is about to go live, unless they serve it. */
export const prepare =
  (part: PartName, version: string): Decision =>
  (state) => {
    passed(state, part, version);
    return state.parts[part].live === version ? null : { kind: 'prepare', part, version };
  };

/** Records that the workers of a version do not start. @param reasons one for each node, with its name */
export const giveUp =
  (part: PartName, version: string, reasons: string[]): Decision =>
  ({ parts }) =>
    parts[part].prepared?.version === version ? { kind: 'notStarted', part, version, reasons } : null;

/** Makes a release live for all readers. A canary of the part must be promoted or ended first. */
export const goLive =
  (part: PartName, version: string): Decision =>
  (state) => {
    passed(state, part, version);
    const { live, canary } = state.parts[part];
    if (canary && canary.version !== version) {
      const other = `${part}@${canary.version} is with ${canary.percent} % of the readers: promote or roll it back first.`;
      throw new ReleaseError('canary-runs', other);
    }
    if (live === version && !canary) return null;
    return { kind: 'live', versions: { [part]: version }, why: 'release' };
  };

/** Makes a whole set live at once, as the first start of a network does. */
export const startWith =
  (set: ReleaseSet): Decision =>
  ({ parts }) => {
    const changed = Object.entries(set).filter(([name, version]) => parts[name as PartName].live !== version);
    return changed.length === 0 ? null : { kind: 'live', versions: Object.fromEntries(changed), why: 'start' };
  };

export const startCanary =
  (part: PartName, version: string, percent: number, plan: StagePlan | null = null): Decision =>
  (state) => {
    passed(state, part, version);
    const { live, canary } = state.parts[part];
    if (!live)
      throw new ReleaseError('nothing-live', `No version of ${part} is live yet, so there is nothing to compare with.`);
    if (live === version) throw new ReleaseError('already-live', `${part}@${version} is live for all readers.`);
    const isSame = canary?.percent === percent && JSON.stringify(canary.plan) === JSON.stringify(plan);
    if (canary?.version === version && isSame) return null;
    return { kind: 'canary', part, version, percent, ...(plan && { plan }) };
  };

/**
 * Advances a canary to the next stage of its plan, unless it is paused or already in another stage.
 * @param since start of the current stage
 */
export const advance =
  (part: PartName, version: string, since: string): Decision =>
  ({ parts }) => {
    const { canary, paused } = parts[part];
    if (canary?.version !== version || canary.since !== since || !canary.plan || paused) return null;
    const percent = nextStage(canary.plan, canary.percent);
    return percent === 100
      ? { kind: 'live', versions: { [part]: version }, why: 'promote' }
      : { kind: 'canary', part, version, percent, plan: canary.plan };
  };

/** Makes the canary live for all readers. Without a canary, keeps a paused live version live. */
export const promote =
  (part: PartName): Decision =>
  ({ parts }) => {
    const { canary, live, paused } = parts[part];
    if (!canary && live && paused?.version === live) return { kind: 'resumed', part, version: live };
    if (!canary) throw new ReleaseError('no-canary', `No canary of ${part} runs.`);
    return { kind: 'live', versions: { [part]: canary.version }, why: 'promote' };
  };

/** Ends the canary. The live version continues for all readers. */
export const abort =
  (part: PartName, reason: string): Decision =>
  ({ parts }) => {
    const { canary } = parts[part];
    if (!canary) throw new ReleaseError('no-canary', `No canary of ${part} runs, so nothing has changed.`);
    return { kind: 'canaryEnded', part, version: canary.version, reason };
  };

/**
 * Ends the canary, or otherwise goes back to the newest former version that was not withdrawn since.
 * @param to a stored version to go back to, whatever runs now
 */
export const rollback =
  (part: PartName, reason = 'asked for', to?: string): Decision =>
  (state) => {
    const { canary, live, rollbackTarget } = state.parts[part];
    if (to === undefined && canary) return { kind: 'canaryEnded', part, version: canary.version, reason };
    const target = to ?? rollbackTarget;
    if (!target) throw new ReleaseError('no-previous', `There is no earlier good version of ${part} to go back to.`);
    if (target === live) throw new ReleaseError('already-live', `${part}@${target} is live for all readers.`);
    if (!state.parts[part].liveBefore.includes(target)) passed(state, part, target);
    else known(state, part, target);
    return { kind: 'live', versions: { [part]: target }, why: 'rollback', reason };
  };

/**
 * Rolls back automatically, but only if the faulty version still runs. Its faults prove nothing about another version.
 * @param sample the most frequent of its errors
 */
export const rollbackBecause =
  (part: PartName, version: string, reason: string, sample: ErrorSample | null = null): Decision =>
  (state) => {
    const { live, canary, rollbackTarget } = state.parts[part];
    if (canary?.version === version) return { kind: 'canaryEnded', part, version, reason, ...(sample && { sample }) };
    if (live !== version || !rollbackTarget) return null;
    return automaticRollback(state, { part, version, versions: { [part]: rollbackTarget }, reason, sample });
  };

/**
 * Pauses a version until a person decides. Does nothing if a version of the part is already paused, or if the version
 * is neither live nor a canary.
 */
export const pauseBecause =
  (part: PartName, version: string, reason: string, sample: ErrorSample | null = null): Decision =>
  ({ parts }) => {
    const { live, canary, paused } = parts[part];
    if (paused || ![live, canary?.version].includes(version)) return null;
    return { kind: 'paused', part, version, reason, ...(sample && { sample }) };
  };

/**
 * Goes back automatically to the set that a node serves, because the live set does not start there. Skips parts that have since moved to
 * another version.
 */
export const revertTo =
  (served: ReleaseSet, from: ReleaseSet, reason: string): Decision =>
  (state) => {
    const changed = partNames.filter((part) => served[part] !== from[part] && state.parts[part].live === from[part]);
    const [part] = changed;
    if (!part) return null;
    const versions = Object.fromEntries(changed.map((name) => [name, served[name]]));
    return automaticRollback(state, { part, version: from[part], versions, reason, sample: null });
  };
