import type { PartName } from '@marquee/shared/domain';
import { partNames } from '../partNames.ts';
import type { ReleaseSet } from '../releaseSet.ts';
import type { LogEvent } from './logEntry.ts';

/** A shell and a remote in one set, as `0.1.0-aaaaaaaaaa mf-post@0.1.0-bbbbbbbbbb`. Remotes never load each other. */
export type Meeting = string;

type Pointers = { live: string | null; canary: { version: string } | null; rollbackTarget: string | null };
type Parts = Readonly<Record<PartName, Pointers>>;

const remotes = partNames.filter((part) => part !== 'shell');
const meeting = (shell: string, part: PartName, version: string): Meeting => `${shell} ${part}@${version}`;

/** Returns the pairs of the shell and each remote in a set. */
export function meetingsIn(set: ReleaseSet): Meeting[] {
  return remotes.map((part) => meeting(set.shell, part, set[part]));
}

/** Returns the pairs in the live set and in the sets of all canaries. */
export function servedMeetings({ shell, ...parts }: Parts): Meeting[] {
  const shells = [shell.live, shell.canary?.version].filter((version) => typeof version === 'string');
  return remotes.flatMap((part) => {
    const { live, canary } = parts[part as keyof typeof parts];
    const withLive = live ? shells.map((version) => meeting(version, part, live)) : [];
    // No reader gets two canaries.
    return canary && shell.live ? [...withLive, meeting(shell.live, part, canary.version)] : withLive;
  });
}

/** Returns the pairs that a passed gate has proved: the release with live versions, canaries and rollback targets. */
function triedMeetings({ shell, ...parts }: Parts, part: PartName, version: string): Meeting[] {
  const known = (versions: (string | null | undefined)[]) => versions.filter((one) => typeof one === 'string');
  if (part !== 'shell') return known([shell.live, shell.canary?.version]).map((one) => meeting(one, part, version));
  return remotes.flatMap((remote) => {
    const { live, canary, rollbackTarget } = parts[remote as keyof typeof parts];
    return known([live, canary?.version, rollbackTarget]).map((one) => meeting(version, remote, one));
  });
}

/** Returns the proved meetings after an event. A meeting is proved once it was served or passed the gate. */
export function provedAfter(proved: ReadonlySet<Meeting>, parts: Parts, event: LogEvent): ReadonlySet<Meeting> {
  if (event.kind === 'retired') {
    const isGone = (one: Meeting) =>
      event.part === 'shell' ? one.startsWith(`${event.version} `) : one.endsWith(` ${event.part}@${event.version}`);
    return new Set([...proved].filter((one) => !isGone(one)));
  }
  const isPassed = event.kind === 'judged' && event.verdict.passed;
  if (!isPassed && event.kind !== 'live' && event.kind !== 'canary') return proved;
  const added = isPassed ? triedMeetings(parts, event.part, event.version) : servedMeetings(parts);
  return added.every((one) => proved.has(one)) ? proved : new Set([...proved, ...added]);
}
