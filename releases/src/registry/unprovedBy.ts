import type { LogEvent } from './logEntry.ts';
import { type Meeting, servedMeetings } from './meetings.ts';
import type { RegistryState } from './registryState.ts';
import { withEntry } from './withEntry.ts';

/** A move would have readers get a shell and a remote that were never served together, and that nobody has tried together. */
export class UnprovedSetError extends Error {
  readonly meetings: readonly Meeting[];
  /** The state that the move would make. */
  readonly state: RegistryState;

  constructor(meetings: readonly Meeting[], state: RegistryState) {
    super(`Never served nor tried together: shell ${meetings.join('; shell ')}`);
    this.name = 'UnprovedSetError';
    this.meetings = meetings;
    this.state = state;
  }
}

/**
 * What readers would get by an event, and was never proved to fit. Each move of a pointer is held against this, forwards and back.
 * Excepted is a start: its parts are built together.
 * @returns null when all of it fits
 */
export function unprovedBy(state: RegistryState, event: LogEvent): UnprovedSetError | null {
  const isMove = event.kind === 'canary' || (event.kind === 'live' && event.why !== 'start');
  if (!isMove) return null;
  const at = new Date(0).toISOString();
  const after = withEntry(state, { seq: state.seq + 1, at, actor: '', event });
  const unproved = servedMeetings(after.parts).filter((one) => !state.fitting.has(one));
  return unproved.length > 0 ? new UnprovedSetError(unproved, after) : null;
}
