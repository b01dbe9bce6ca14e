import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../partNames.ts';
import { isReadable, type LiveReason, type LogEntry, type LogEvent, type ReadEntry } from './logEntry.ts';
import { provedAfter } from './meetings.ts';
import { type KnownRelease, liveSet, type PartState, type RegistryState, withinADay } from './registryState.ts';

/** Returns the state after one more entry. @throws Error if the entry is not the next one */
export function withEntry(state: RegistryState, entry: ReadEntry): RegistryState {
  const { seq } = entry;
  if (seq !== state.seq + 1) throw new Error(`Entry ${seq} of the release log follows ${state.seq}`);
  if (!isReadable(entry)) return { ...state, seq, unreadable: [...state.unreadable, entry] };
  const { at, actor, event } = entry;
  const parts = { ...state.parts };
  for (const part of partsOf(event))
    parts[part] = withRollbackTarget(
      withDecided(servedBetween(parts[part], partAfter(parts[part], part, event, at, actor), at), entry),
    );
  return {
    ...{ seq, unreadable: state.unreadable },
    parts,
    proved: provedAfter(state.proved, parts, event),
    formerSets: event.kind === 'live' ? formerSetsAfter(state) : state.formerSets,
    tokens: tokensAfter(state.tokens, event),
    overrides: overridesAfter(state.overrides, entry),
    sessions: sessionsAfter(state.sessions, entry),
  };
}

/** Maximum number of former sets in the state. */
const maxFormerSets = 20;

function formerSetsAfter(state: RegistryState): RegistryState['formerSets'] {
  const live = liveSet(state);
  return live ? [live, ...state.formerSets].slice(0, maxFormerSets) : state.formerSets;
}

function partsOf(event: LogEvent): PartName[] {
  if (event.kind === 'live') return partNames.filter((part) => event.versions[part]);
  return 'part' in event ? [event.part] : [];
}

function partAfter(before: PartState, part: PartName, event: LogEvent, at: string, actor: string): PartState {
  switch (event.kind) {
    case 'published':
      return withPublished(before, event, at, actor);
    case 'judged':
      return withRelease(before, event.version, { result: event.verdict, isTrial: false });
    case 'retired':
      return withRelease(before, event.version, { isRetired: true });
    case 'prepare':
      return { ...before, prepared: { version: event.version, since: at } };
    case 'notStarted':
      return { ...before, prepared: null };
    case 'live':
      return withLive(before, event.versions[part] ?? before.live, event.why, at, actor);
    case 'canary':
      return {
        ...before,
        prepared: null,
        canary: { version: event.version, percent: event.percent, since: at, by: actor, plan: event.plan ?? null },
      };
    case 'canaryEnded':
      return { ...withRelease(before, event.version, { isWithdrawn: true }), canary: null };
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

type PublishedEvent = Extract<LogEvent, { kind: 'published' }>;

function withPublished(before: PartState, event: PublishedEvent, publishedAt: string, publishedBy: string): PartState {
  const { kind: _kind, part: _part, ...traits } = event;
  const release: KnownRelease = {
    ...traits,
    publishedAt,
    publishedBy,
    result: null,
    servedUntil: null,
    isWithdrawn: false,
    isRetired: false,
    isTrial: false,
  };
  return { ...before, releases: new Map(before.releases).set(event.version, release) };
}

/** Makes a version live. A rollback marks the version that it replaces as withdrawn. */
function withLive(
  before: PartState,
  version: string | null,
  why: LiveReason,
  liveSince: string,
  liveBy: string,
): PartState {
  const canary = before.canary?.version === version ? null : before.canary;
  if (version === before.live || version === null) return { ...before, canary, prepared: null };
  const isRollback = why === 'rollback' || why === 'automatic rollback';
  const left = isRollback && before.live ? withRelease(before, before.live, { isWithdrawn: true }) : before;
  const past = before.live ? [before.live, ...before.liveBefore] : before.liveBefore;
  return {
    ...withRelease(left, version, { isWithdrawn: false }),
    ...{ live: version, previous: before.live, liveSince, liveBy, liveWhy: why, canary, prepared: null },
    liveBefore: [...new Set(past)].filter((one) => one !== version),
  };
}

function withRollbackTarget(part: PartState): PartState {
  const isGood = (version: string) => {
    const release = part.releases.get(version);
    return release !== undefined && !release.isWithdrawn && !release.isRetired;
  };
  return { ...part, rollbackTarget: part.liveBefore.find(isGood) ?? null };
}

/** Drops a pause or a trust whose version is gone, and counts automatic rollbacks. */
function withDecided(part: PartState, { event, at, actor }: LogEntry): PartState {
  const { live, canary, paused, trusted, rolledBackAt } = part;
  const isAutomaticRollback =
    actor === 'automatic' &&
    (event.kind === 'canaryEnded' || (event.kind === 'live' && event.why === 'automatic rollback'));
  return {
    ...part,
    paused: paused && [live, canary?.version].includes(paused.version) ? paused : null,
    trusted: trusted === live ? trusted : null,
    rolledBackAt: isAutomaticRollback ? [...withinADay(rolledBackAt, Date.parse(at)), at] : rolledBackAt,
  };
}

/** Sets the time at which releases stopped being served, and clears it for releases that are served again. */
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
