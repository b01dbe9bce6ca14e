import type { PartName } from '@marquee/shared/domain';
import type { GateResult } from '../registry/logEntry.ts';
import { liveVersions } from '../registry/missingParts.ts';
import type { Decision } from '../registry/Registry.ts';
import type { RegistryState } from '../registry/registryState.ts';
import type { PartialSet } from '../releaseSet.ts';

/** Error for an evaluation during which other parts went live. */
export class OthersMovedError extends Error {}

/** Returns the state that would follow if the gate passed a release. */
export function asIfPassed(state: RegistryState, part: PartName, version: string): RegistryState {
  const release = state.parts[part].releases.get(version);
  if (!release) return state;
  const result: GateResult = { passed: true, reasons: [], seconds: 0, checks: [] };
  const releases = new Map(state.parts[part].releases).set(version, { ...release, result });
  return { ...state, parts: { ...state.parts, [part]: { ...state.parts[part], releases } } };
}

/** Identifies the versions of the other parts. */
function othersThan(part: PartName, set: PartialSet): string {
  return JSON.stringify(Object.entries(set).filter(([name]) => name !== part));
}

/** Wraps a decision. The wrapper throws `OthersMovedError` if the other parts have changed since the evaluation. */
export function beside(evaluated: PartialSet, part: PartName, decision: Decision): Decision {
  return (state) => {
    if (othersThan(part, liveVersions(state)) !== othersThan(part, evaluated)) throw new OthersMovedError();
    return decision(state);
  };
}
