import type { Draft, DraftChanges } from '@marquee/shared/domain';
import type { SavingState } from './savingState.ts';

/** Which version a conflict ends with: this tab's fields, or the ones on the server. */
export type ConflictChoice = 'mine' | 'stored';

/** A draft that is open in the editor. */
export type OpenDraft = {
  /** The stored draft with this tab's changes. */
  draft: Draft;
  /**
   * Counts the times that fields came from outside this tab: on opening, on a choice of the stored version, on taking over. The
   * editor then reads its document again; all other changes of `draft` are its own.
   */
  generation: number;
  state: SavingState;
  /** Time (RFC 3339) of changes that an earlier visit could not save and that are in `draft` now; null without any. */
  restoredFrom: string | null;
};

/** A draft on its way, one that cannot be opened (without a `status` if there was no response), or an open one. */
export type DraftSnapshot =
  | { phase: 'loading' }
  | { phase: 'failed'; status: number | undefined; message: string }
  | ({ phase: 'open' } & OpenDraft);

export type DraftActions = {
  /** Changes fields at once, in this browser after 300 ms, on the server when the writer pauses. */
  change(fields: DraftChanges): void;
  /** Ends a conflict. */
  resolve(choice: ConflictChoice): void;
  /** Makes this tab the one that edits. */
  takeOver(): void;
  /** Saves now, as before a submission. @returns whether the server has everything */
  saveNow(): Promise<boolean>;
  /** Puts a response of another call in the draft's place, as that of a restored revision or a submission. */
  replace(stored: Draft): void;
  /** Loads the draft again after a failure. */
  retry(): void;
};

/** The result of `useDraftSaving(id)`. */
export type DraftSaving = DraftSnapshot & DraftActions;
