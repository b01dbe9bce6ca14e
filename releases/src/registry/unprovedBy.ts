import type { LogEvent } from './logEntry.ts';
import { type Meeting, servedMeetings } from './meetings.ts';
import type { RegistryState } from './registryState.ts';
import { withEntry } from './withEntry.ts';

/** Refuses a move that would combine a shell and a remote that were never served or tried together. */
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
 * Finds combinations that readers would get by an event and that were never proved to fit. Applies to moves in both directions. A start is
 * exempt, because its parts are built together.
 * @returns null if all combinations fit
 */
export function unprovedBy(state: RegistryState, event: LogEvent): UnprovedSetError | null {
  const isMove = event.kind === 'canary' || (event.kind === 'live' && event.why !== 'start');
  if (!isMove) return null;
  const at = new Date(0).toISOString();
  const after = withEntry(state, { seq: state.seq + 1, at, actor: '', event });
  const unproved = servedMeetings(after.parts).filter((one) => !state.proved.has(one));
  return unproved.length > 0 ? new UnprovedSetError(unproved, after) : null;
}
