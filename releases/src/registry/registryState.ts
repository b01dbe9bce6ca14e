import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../partNames.ts';
import type { ReleaseSet } from '../releaseSet.ts';
import type { StagePlan } from '../stagePlan.ts';
import type { GateResult, LiveReason, UnreadableEntry } from './logEntry.ts';
import type { Meeting } from './meetings.ts';

/** A version of a part that the log knows. */
export type KnownRelease = {
  version: string;
  commit: string;
  archive: string;
  files: string;
  brotliBytes: number;
  publishedAt: string;
  publishedBy: string;
  /** The last result of the gate. Null before the first evaluation. */
  result: GateResult | null;
  /**
   * True if the version was rolled back, or its canary was ended, and it has not been made live since. It is then no
   * `rollbackTarget`.
   */
  isWithdrawn: boolean;
  /** Time at which the version stopped being live or a canary. Null while it is served, or if it was never served. */
  servedUntil: string | null;
  /** True if the version was removed from the storage. */
  isRetired: boolean;
  /** True if the version was only an override for a developer's own browser, and never evaluated. */
  isTrial: boolean;
};

export type PartState = {
  /** Null before the first release. */
  live: string | null;
  /** The version that was live before the present one. */
  previous: string | null;
  /** Versions that were live before, each once, the newest first. */
  liveBefore: readonly string[];
  /** Version that a rollback makes live, which is the newest former live version that was not withdrawn. */
  rollbackTarget: string | null;
  liveSince: string | null;
  liveBy: string | null;
  liveWhy: LiveReason | null;
  /** The running canary. `since` is the start of its current percentage, which grows automatically with a plan. */
  canary: { version: string; percent: number; since: string; by: string; plan: StagePlan | null } | null;
  /** Version that is about to go live. Nodes start its workers. */
  prepared: { version: string; since: string } | null;
  /** Set while the live version or the canary waits for a person's decision. Automatic steps then skip it. */
  paused: { version: string; since: string; reason: string } | null;
  /** The live version, if a person has decided to keep it. */
  trusted: string | null;
  /** Times of the automatic rollbacks in the last 24 hours, counted back from the newest one. */
  rolledBackAt: readonly string[];
  /** Releases by version, in the order of publication. */
  releases: ReadonlyMap<string, KnownRelease>;
};

export type Token = { name: string; parts: readonly PartName[]; sha256: string };

/** A version of a part that one browser gets. */
export type Override = {
  id: string;
  part: PartName;
  version: string;
  /** Name that the owner of the browser entered. */
  developer: string;
  /** Name of the token. */
  by: string;
  since: string;
  until: string;
};

/** A person who is signed in at the status page. */
export type SignedIn = { name: string; until: string };

/** State of the registry, computed from the log. */
export type RegistryState = {
  /** Number of the last entry; 0 for an empty log. */
  seq: number;
  parts: Readonly<Record<PartName, PartState>>;
  tokens: ReadonlyMap<string, Token>;
  /** Overrides by id. Some may have ended. */
  overrides: ReadonlyMap<string, Override>;
  /** Sessions by hash. Some may have ended. */
  sessions: ReadonlyMap<string, SignedIn>;
  /** Meetings that were served, or that passed the gate. */
  proved: ReadonlySet<Meeting>;
  /** Sets that were live before the present one, the newest first. */
  formerSets: readonly ReleaseSet[];
  /** Entries of the log without effect. */
  unreadable: readonly UnreadableEntry[];
};

const noPart: PartState = {
  live: null,
  previous: null,
  liveBefore: [],
  rollbackTarget: null,
  liveSince: null,
  liveBy: null,
  liveWhy: null,
  canary: null,
  prepared: null,
  paused: null,
  trusted: null,
  rolledBackAt: [],
  releases: new Map(),
};

export const emptyRegistry: RegistryState = {
  seq: 0,
  parts: Object.fromEntries(partNames.map((part) => [part, noPart])) as Record<PartName, PartState>,
  tokens: new Map(),
  overrides: new Map(),
  sessions: new Map(),
  proved: new Set(),
  formerSets: [],
  unreadable: [],
};

const dayMs = 24 * 3_600_000;

/** Filters the times within the 24 hours before `now`. @param now epoch milliseconds */
export function withinADay(times: readonly string[], now: number): string[] {
  return times.filter((at) => Date.parse(at) > now - dayMs);
}

/** Counts the automatic rollbacks of a part in the last 24 hours. */
export function automaticRollbacksToday({ rolledBackAt }: Pick<PartState, 'rolledBackAt'>, now: number): number {
  return withinADay(rolledBackAt, now).length;
}

/** Returns the overrides that have not ended. */
export function runningOverrides({ overrides }: Pick<RegistryState, 'overrides'>, now: number): Override[] {
  return [...overrides.values()].filter(({ until }) => Date.parse(until) > now);
}

/** Returns the set for readers who get no canary. Null until every part has a live version. */
export function liveSet({ parts }: RegistryState): ReleaseSet | null {
  const versions = partNames.map((part) => [part, parts[part].live] as const);
  return versions.every(([, version]) => version) ? (Object.fromEntries(versions) as ReleaseSet) : null;
}

/** Maximum time for which nodes keep workers ready for a version that has not gone live. */
const preparedMs = 5 * 60_000;

/** A set that is about to go live. `since` identifies the request. A new request restarts workers that failed to start before. */
export type Preparation = { set: ReleaseSet; since: string };

/**
 * Finds the set that is about to go live. If several parts are prepared, the latest request counts.
 * @returns null if no set is prepared
 */
export function preparation(state: RegistryState, now: number): Preparation | null {
  const live = liveSet(state);
  const [latest] = partNames
    .flatMap((part) => {
      const { prepared } = state.parts[part];
      return prepared && Date.parse(prepared.since) > now - preparedMs ? [{ part, ...prepared }] : [];
    })
    .sort((one, other) => other.since.localeCompare(one.since));
  return live && latest ? { set: { ...live, [latest.part]: latest.version }, since: latest.since } : null;
}

/** A share of readers and the release set that they get. */
export type Canary = { part: PartName; version: string; percent: number; set: ReleaseSet };

/** Returns the running canaries, each with its release set. */
export function canaries(state: RegistryState): Canary[] {
  const live = liveSet(state);
  if (!live) return [];
  return partNames.flatMap((part) => {
    const { canary } = state.parts[part];
    return canary
      ? [{ part, version: canary.version, percent: canary.percent, set: { ...live, [part]: canary.version } }]
      : [];
  });
}
