import type { PartName } from '@marquee/shared/domain';
import { ReleaseError } from '../ReleaseError.ts';
import { requireLiveSet } from '../registry/missingParts.ts';
import type { Decision } from '../registry/Registry.ts';
import { type Override, type RegistryState, runningOverrides } from '../registry/registryState.ts';

/** Maximum number of overrides, because each one is a process on every machine. */
const maxOverrides = 5;
export const overrideMs = 8 * 3_600_000;

/** A request for a version that one developer's browser gets. */
export type OverrideRequest = {
  part: PartName;
  version: string;
  /** Name that the developer has entered, because all developers of a team share one token. */
  developer: string;
  /** Name of the token. */
  actor: string;
};

/** Returns the override that a request continues. Null for a new override. @throws ReleaseError if the maximum is running */
export function overrideToContinue(
  state: RegistryState,
  { part, developer, actor }: Omit<OverrideRequest, 'version'>,
  now: number,
): Override | null {
  requireLiveSet(state);
  const running = runningOverrides(state, now);
  const own = running.find((one) => one.part === part && one.developer === developer && one.by === actor);
  if (own || running.length < maxOverrides) return own ?? null;
  const list = running.map((one) => `${one.part} for ${one.developer} (${one.id})`).join(', ');
  throw new ReleaseError('too-many-overrides', `${maxOverrides} overrides run already: ${list}. End one first.`);
}

/** Begins an override. If the developer already has one, changes its version and extends its time. */
export const startOverride =
  (request: OverrideRequest, newId: string, now: number): Decision =>
  (state) => {
    const { part, version, developer } = request;
    const release = state.parts[part].releases.get(version);
    if (!release || release.isRetired)
      throw new ReleaseError('unknown-release', `${part}@${version} is not in the storage.`);
    const id = overrideToContinue(state, request, now)?.id ?? newId;
    return { kind: 'override', id, part, version, developer, until: new Date(now + overrideMs).toISOString() };
  };

export const endOverride =
  (id: string): Decision =>
  ({ overrides }) =>
    overrides.has(id) ? { kind: 'overrideEnded', id } : null;
