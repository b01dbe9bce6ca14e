import type { PartName } from '@marquee/shared/domain';
import type { GateResult } from '../registry/logEntry.ts';
import type { Decision } from '../registry/Registry.ts';
import { liveSet, type RegistryState } from '../registry/registryState.ts';
import { type ReleaseSet, withRelease } from '../releaseSet.ts';

/** Other parts went live during an evaluation. */
export class OthersMovedError extends Error {}

/** The state if the gate had passed a release. */
export function asIfPassed(state: RegistryState, part: PartName, version: string): RegistryState {
  const release = state.parts[part].releases.get(version);
  if (!release) return state;
  const result: GateResult = { passed: true, reasons: [], seconds: 0, checks: [] };
  const releases = new Map(state.parts[part].releases).set(version, { ...release, result });
  return { ...state, parts: { ...state.parts, [part]: { ...state.parts[part], releases } } };
}

/** A decision that holds only while the other parts are as they were during the evaluation. */
export function beside(evaluated: ReleaseSet, part: PartName, decision: Decision): Decision {
  return (state) => {
    const live = liveSet(state);
    const expected = JSON.stringify(withRelease(evaluated, part, ''));
    if (!live || JSON.stringify(withRelease(live, part, '')) !== expected) throw new OthersMovedError();
    return decision(state);
  };
}
