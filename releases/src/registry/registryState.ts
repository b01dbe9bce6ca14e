import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../partNames.ts';
import type { ReleaseSet } from '../releaseSet.ts';
import type { GateResult, LogEntry, LogEvent } from './logEntry.ts';

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
  /** When it was last with readers, live or as a canary; null while it is, and before it ever was. */
  servedUntil: string | null;
  /** Out of the storage. */
  isRetired: boolean;
  /** Only ever tried in a developer's own browser, and never evaluated. */
  isTrial: boolean;
};

export type PartState = {
  /** Null before the first release. */
  live: string | null;
  /** Where a rollback leads. */
  previous: string | null;
  liveSince: string | null;
  liveBy: string | null;
  canary: { version: string; percent: number; since: string; by: string } | null;
  /** The live version or the canary, when a person has to decide about it; nothing is done to it by itself meanwhile. */
  paused: { version: string; since: string; reason: string } | null;
  /** The live version, when a person has decided to leave it. */
  trusted: string | null;
  /** When versions were taken back by themselves, of the last day before the newest. */
  takenBack: readonly string[];
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

/** Somebody at the status page. */
export type SignedIn = { name: string; until: string };

/** The state that follows from the log. */
export type RegistryState = {
  /** Number of the last entry; 0 for an empty log. */
  seq: number;
  parts: Readonly<Record<PartName, PartState>>;
  tokens: ReadonlyMap<string, Token>;
  /** By id; some may be over. */
  overrides: ReadonlyMap<string, Override>;
  /** By hash; some may be over. */
  sessions: ReadonlyMap<string, SignedIn>;
};

const noPart: PartState = {
  live: null,
  previous: null,
  liveSince: null,
  liveBy: null,
  canary: null,
  paused: null,
  trusted: null,
  takenBack: [],
  releases: new Map(),
};

export const emptyRegistry: RegistryState = {
  seq: 0,
  parts: Object.fromEntries(partNames.map((name) => [name, noPart])) as Record<PartName, PartState>,
  tokens: new Map(),
  overrides: new Map(),
  sessions: new Map(),
};

/** The state after an entry more. @throws when the entry is not the next one */
export function withEntry(state: RegistryState, entry: LogEntry): RegistryState {
  const { seq, at, actor, event } = entry;
  if (seq !== state.seq + 1) throw new Error(`Entry ${seq} of the release log follows ${state.seq}`);
  const parts = { ...state.parts };
  for (const name of partsOf(event))
    parts[name] = withDecided(servedBetween(parts[name], partAfter(parts[name], name, event, at, actor), at), entry);
  return {
    seq,
    parts,
    tokens: tokensAfter(state.tokens, event),
    overrides: overridesAfter(state.overrides, entry),
    sessions: sessionsAfter(state.sessions, entry),
  };
}

function partsOf(event: LogEvent): PartName[] {
  if (event.kind === 'live') return partNames.filter((name) => event.versions[name]);
  return 'part' in event ? [event.part] : [];
}

function partAfter(before: PartState, name: PartName, event: LogEvent, at: string, actor: string): PartState {
  switch (event.kind) {
    case 'published': {
      const { kind: _kind, part: _part, ...traits } = event;
      const release = {
        ...traits,
        publishedAt: at,
        publishedBy: actor,
        result: null,
        servedUntil: null,
        isRetired: false,
        isTrial: false,
      };
      return { ...before, releases: new Map(before.releases).set(event.version, release) };
    }
    case 'judged':
      return withRelease(before, event.version, { result: event.verdict, isTrial: false });
    case 'retired':
      return withRelease(before, event.version, { isRetired: true });
    case 'live': {
      const version = event.versions[name] ?? before.live;
      const canary = before.canary?.version === version ? null : before.canary;
      if (version === before.live) return { ...before, canary };
      return { ...before, live: version, previous: before.live, liveSince: at, liveBy: actor, canary };
    }
    case 'canary':
      return { ...before, canary: { version: event.version, percent: event.percent, since: at, by: actor } };
    case 'canaryEnded':
      return { ...before, canary: null };
    case 'paused':
      return { ...before, paused: { version: event.version, since: at, reason: event.reason } };
    case 'resumed':
      return { ...before, paused: null, trusted: event.version };
    case 'override': {
      const release = before.releases.get(event.version);
      return withRelease(before, event.version, { isTrial: release?.result === null });
    }
    default:
      return before;
  }
}

const dayMs = 24 * 3_600_000;

/** Drops a pause or a trust whose version is gone, and counts automatic rollbacks. */
function withDecided(part: PartState, { event, at, actor }: LogEntry): PartState {
  const { live, canary, paused, trusted, takenBack } = part;
  const isTakenBack =
    actor === 'automatic' &&
    (event.kind === 'canaryEnded' || (event.kind === 'live' && event.why === 'automatic rollback'));
  const recent = takenBack.filter((before) => Date.parse(before) > Date.parse(at) - dayMs);
  return {
    ...part,
    paused: paused && [live, canary?.version].includes(paused.version) ? paused : null,
    trusted: trusted === live ? trusted : null,
    takenBack: isTakenBack ? [...recent, at] : takenBack,
  };
}

/** How often versions of a part were taken back by themselves in the last 24 hours. */
export function automaticRollbacksToday({ takenBack }: Pick<PartState, 'takenBack'>, now: number): number {
  return takenBack.filter((at) => Date.parse(at) > now - dayMs).length;
}

/** Notes on releases since when they are with readers no more. */
function servedBetween(before: PartState, after: PartState, at: string): PartState {
  const served = ({ live, canary }: PartState) =>
    [live, canary?.version].filter((version) => typeof version === 'string');
  const now = served(after);
  const left = served(before).filter((version) => !now.includes(version));
  const came = now.filter((version) => after.releases.get(version)?.servedUntil);
  const ended = left.reduce((part, version) => withRelease(part, version, { servedUntil: at }), after);
  return came.reduce((part, version) => withRelease(part, version, { servedUntil: null }), ended);
}

function withRelease(part: PartState, version: string, change: Partial<KnownRelease>): PartState {
  const release = part.releases.get(version);
  if (!release) return part;
  return { ...part, releases: new Map(part.releases).set(version, { ...release, ...change }) };
}

function tokensAfter(tokens: RegistryState['tokens'], event: LogEvent): RegistryState['tokens'] {
  if (event.kind === 'tokenAdded') {
    const { name, parts, sha256 } = event;
    return new Map(tokens).set(name, { name, parts, sha256 });
  }
  if (event.kind !== 'tokenRevoked') return tokens;
  const left = new Map(tokens);
  left.delete(event.name);
  return left;
}

function overridesAfter(overrides: RegistryState['overrides'], { event, at, actor }: LogEntry) {
  if (event.kind === 'override') {
    const { kind: _kind, ...traits } = event;
    const left = [...overrides].filter(([, { until }]) => until > at);
    return new Map(left).set(event.id, { ...traits, by: actor, since: at });
  }
  if (event.kind !== 'overrideEnded') return overrides;
  const left = new Map(overrides);
  left.delete(event.id);
  return left;
}

function sessionsAfter(sessions: RegistryState['sessions'], { event, at }: LogEntry): RegistryState['sessions'] {
  if (event.kind === 'signedIn') {
    const { session, name, until } = event;
    return new Map([...sessions].filter(([, known]) => known.until > at)).set(session, { name, until });
  }
  if (event.kind !== 'signedOut') return sessions;
  const left = new Map(sessions);
  left.delete(event.session);
  return left;
}

/** The overrides that are not over. */
export function runningOverrides({ overrides }: Pick<RegistryState, 'overrides'>, now: number): Override[] {
  return [...overrides.values()].filter(({ until }) => Date.parse(until) > now);
}

/** The set of readers outside all canaries; null until every part has a live version. */
export function liveSet({ parts }: RegistryState): ReleaseSet | null {
  const versions = partNames.map((name) => [name, parts[name].live] as const);
  return versions.every(([, version]) => version) ? (Object.fromEntries(versions) as ReleaseSet) : null;
}

/** A share of readers and the set that they get. */
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
