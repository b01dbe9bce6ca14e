import type { Draft, FieldError } from '@marquee/shared/domain';
import type { UnsavedChanges } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';

/** State of a draft in this tab compared with the server. */
export type SavingState =
  /** The server has all changes. */
  | { kind: 'saved' }
  /** Unsaved changes; a save follows when the writer pauses. */
  | { kind: 'dirty' }
  | { kind: 'saving' }
  /** The last save failed and will be repeated. The changes are stored in this browser if it can store copies. */
  | { kind: 'offline'; cause: 'network' | 'server' }
  /**
   * The server has another version of the same fields. `stored` is that version, and `mine` is that version with the
   * changes of this tab. `unsaved` are these changes with the values that they replace, to find what both versions have
   * changed. Nothing is saved until the writer chooses.
   */
  | { kind: 'conflict'; stored: Draft; mine: Draft; unsaved: UnsavedChanges }
  /**
   * The server refused the changes, with a message, errors of fields and perhaps the code of the problem. The next change
   * triggers another save.
   */
  | { kind: 'refused'; status: number; message: string; errors: readonly FieldError[]; code?: string }
  /** Another tab edits this draft, or has taken it over. */
  | { kind: 'readOnly' };

export type SavingEvent =
  | { kind: 'changed' }
  | { kind: 'sent' }
  /** A save succeeded, or its version turned out to be stored. `hasMore`: there have been changes since. */
  | { kind: 'settled'; hasMore: boolean }
  /** There was no response, or one after which a retry may succeed. */
  | { kind: 'unreachable'; cause: 'network' | 'server' }
  | { kind: 'overtaken'; stored: Draft; mine: Draft; unsaved: UnsavedChanges }
  | { kind: 'refused'; status: number; message: string; errors: readonly FieldError[]; code?: string }
  | { kind: 'resolved'; hasMore: boolean }
  | { kind: 'lockLost' };

/** Returns why the session prevents saves: it has ended, or another account is signed in. Null if it does not. */
export function sessionFault(state: SavingState): 'signedOut' | 'otherAccount' | null {
  if (state.kind !== 'refused') return null;
  if (state.code === 'other-account') return 'otherAccount';
  return state.status === 401 ? 'signedOut' : null;
}

const dirtyOrSaved = (hasMore: boolean): SavingState => ({ kind: hasMore ? 'dirty' : 'saved' });

/** Returns the next state. Ignores events that do not apply to a state, because the result of a save may come late. */
export function nextState(state: SavingState, event: SavingEvent): SavingState {
  if (event.kind === 'lockLost') return { kind: 'readOnly' };
  switch (state.kind) {
    case 'saved':
    case 'refused':
    case 'dirty':
    case 'offline':
      if (event.kind === 'sent') return { kind: 'saving' };
      return event.kind === 'changed' && state.kind !== 'offline' ? { kind: 'dirty' } : state;
    case 'saving':
      if (event.kind === 'settled') return dirtyOrSaved(event.hasMore);
      if (event.kind === 'unreachable') return { kind: 'offline', cause: event.cause };
      if (event.kind === 'overtaken') return { ...event, kind: 'conflict' };
      return event.kind === 'refused' ? event : state;
    case 'conflict':
      return event.kind === 'resolved' ? dirtyOrSaved(event.hasMore) : state;
    case 'readOnly':
      return state;
  }
}
