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
  /** The last result of the gate; null before the first evaluation. */
  result: GateResult | null;
  /** It was rolled back, by a person or automatically, and nobody has made it live since: no rollback leads to it. */
  isWithdrawn: boolean;
  /** When it stopped being live or a canary; null while it is one, and before it ever was. */
  servedUntil: string | null;
  /** The storage no longer has it. */
  isRetired: boolean;
  /** It was only tried in a developer's own browser, and never evaluated. */
  isTrial: boolean;
};

export type PartState = {
  /** Null before the first release. */
  live: string | null;
  /** The version that was live before the present one. */
  previous: string | null;
  /** Versions that were live before, each once, the newest first. */
  liveBefore: readonly string[];
  /** Where a rollback leads: the newest version that was live before and was never withdrawn since. */
  rollbackTarget: string | null;
  liveSince: string | null;
  liveBy: string | null;
  liveWhy: LiveReason | null;
  /** `since` is the time of its share; with a plan it grows by itself. */
  canary: { version: string; percent: number; since: string; by: string; plan: StagePlan | null } | null;
  /** A version that is about to go live: nodes start its workers. */
  prepared: { version: string; since: string } | null;
  /** The live version or the canary, while it waits for a person's decision: nothing automatic happens to it. */
  paused: { version: string; since: string; reason: string } | null;
  /** The live version, if a person has decided to keep it. */
  trusted: string | null;
  /** Times of automatic rollbacks, of the day before the newest one. */
  rolledBackAt: readonly string[];
  /** By version, in the order of publication. */
  releases: ReadonlyMap<string, KnownRelease>;
};

export type Token = { name: string; parts: readonly PartName[]; sha256: string };

/** A version of a part that one browser gets. */
export type Override = {
  id: string;
  part: PartName;
  version: string;
  /** The browser's owner, in their own words. */
  developer: string;
  /** Name of the token. */
  by: string;
  since: string;
  until: string;
};

/** A person who is signed in at the status page. */
export type SignedIn = { name: string; until: string };

/** The state that follows from the log. */
export type RegistryState = {
  /** Number of the last entry; 0 for an empty log. */
  seq: number;
  parts: Readonly<Record<PartName, PartState>>;
  tokens: ReadonlyMap<string, Token>;
  /** By id; some may have ended. */
  overrides: ReadonlyMap<string, Override>;
  /** By hash; some may have ended. */
  sessions: ReadonlyMap<string, SignedIn>;
  /** Shells and remotes that are known to fit: they were served together once, or the gate has tried them together. */
  fitting: ReadonlySet<Meeting>;
  /** Sets that were live before the present one, the newest first. */
  formerSets: readonly ReleaseSet[];
  /** Entries of the log that count for nothing. */
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
  fitting: new Set(),
  formerSets: [],
  unreadable: [],
};

const dayMs = 24 * 3_600_000;

/** The times of the 24 hours before `now`, in milliseconds since 1970. */
export function withinADay(times: readonly string[], now: number): string[] {
  return times.filter((at) => Date.parse(at) > now - dayMs);
}

/** How often the server rolled a part back by itself in the last 24 hours. */
export function automaticRollbacksToday({ rolledBackAt }: Pick<PartState, 'rolledBackAt'>, now: number): number {
  return withinADay(rolledBackAt, now).length;
}

/** The overrides that have not ended. */
export function runningOverrides({ overrides }: Pick<RegistryState, 'overrides'>, now: number): Override[] {
  return [...overrides.values()].filter(({ until }) => Date.parse(until) > now);
}

/** The set that readers outside all canaries get; null until every part has a live version. */
export function liveSet({ parts }: RegistryState): ReleaseSet | null {
  const versions = partNames.map((part) => [part, parts[part].live] as const);
  return versions.every(([, version]) => version) ? (Object.fromEntries(versions) as ReleaseSet) : null;
}

/** How long nodes keep workers ready for a version that has not gone live. */
const preparedMs = 5 * 60_000;

/** A set that is about to go live. Each request, which its time names, has its workers started anew where they failed before. */
export type Preparation = { set: ReleaseSet; since: string };

/** The set that is about to go live; null when none is. Of several parts, it is the one that was asked for last. */
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

/** The running canaries, each with the other live parts. */
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
