import type { Draft, FieldError } from '@marquee/shared/domain';

/** How a draft in this tab stands against the server. */
export type SavingState =
  /** The server has everything. */
  | { kind: 'saved' }
  /** Unsaved changes; a save follows when the writer pauses. */
  | { kind: 'dirty' }
  | { kind: 'saving' }
  /** The last save did not get through; it is repeated. The changes are kept in this browser. */
  | { kind: 'offline' }
  /** Somebody saved another version. `stored` is that version; the draft has this tab's fields. Nothing is saved until the writer chooses. */
  | { kind: 'conflict'; stored: Draft }
  /** The server does not accept the changes: its sentence, and the faults of single fields. The next change tries again. */
  | { kind: 'refused'; status: number; message: string; errors: readonly FieldError[] }
  /** Another tab edits this draft, or has taken it over. */
  | { kind: 'readOnly' };
