import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../partNames.ts';
import type { ReleaseRepository } from '../ReleaseRepository.ts';
import type { Decision } from '../registry/Registry.ts';
import { type KnownRelease, type PartState, type RegistryState, runningOverrides } from '../registry/registryState.ts';

/** Time for which releases stay available for tabs that were opened with them. */
export type Retention = {
  /** Days to keep a release since the last reader could get it. */
  keepDays: number;
  /** Number of the newest releases of each part to keep, however old they are. */
  keepCount: number;
};

export type Retirable = { part: PartName; version: string };

const dayMs = 86_400_000;

/**
 * Returns the releases that no open tab can still use. They have been out of use for `keepDays`, and are not among the
 * newest of their part. A release that was only an override is removed after a day, and does not count as one of the
 * newest.
 */
export function retirable(state: RegistryState, now: number, { keepDays, keepCount }: Retention): Retirable[] {
  const running = runningOverrides(state, now);
  return partNames.flatMap((part) => {
    const there = [...state.parts[part].releases.values()].filter(({ isRetired }) => !isRetired);
    const evaluated = there.filter(({ isTrial }) => !isTrial);
    const old = evaluated.slice(0, Math.max(0, evaluated.length - keepCount));
    const tried = running.filter((override) => override.part === part).map(({ version }) => version);
    const candidates = [
      ...old.filter((release) => lastUse(release) < now - keepDays * dayMs),
      ...there.filter((release) => release.isTrial && lastUse(release) < now - dayMs),
    ];
    return candidates
      .filter(({ version }) => !isInUse(state.parts[part], version) && !tried.includes(version))
      .map(({ version }) => ({ part, version }));
  });
}

function isInUse({ live, previous, rollbackTarget, canary }: PartState, version: string): boolean {
  return [live, previous, rollbackTarget, canary?.version].includes(version);
}

function lastUse({ publishedAt, servedUntil }: KnownRelease): number {
  return Math.max(Date.parse(publishedAt), servedUntil ? Date.parse(servedUntil) : 0);
}

/**
 * Removes releases from the log first, so that a release cannot be made live while its files are being deleted. Then deletes them from the
 * storage and this machine, together with releases that other machines retired.
 */
export async function retire(
  releases: ReleaseRepository,
  choose: (state: RegistryState) => Retirable[],
  actor: string,
): Promise<string[]> {
  const chosen = choose(await releases.registry.read());
  for (const { part, version } of chosen) {
    const isStill: Decision = (state) =>
      choose(state).some((one) => one.part === part && one.version === version)
        ? { kind: 'retired', part, version }
        : null;
    await releases.registry.write(actor, isStill);
  }
  const state = await releases.registry.read();
  for (const part of partNames) {
    for (const { version, isRetired } of state.parts[part].releases.values()) {
      if (isRetired && releases.cache.has(part, version)) await releases.discard(part, version);
    }
  }
  return chosen
    .filter(({ part, version }) => state.parts[part].releases.get(version)?.isRetired)
    .map(({ part, version }) => `${part}@${version}`);
}
