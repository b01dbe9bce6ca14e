import type { Draft, DraftChanges } from '@marquee/shared/domain';
import type { Field } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import type { SavingState } from './savingState.ts';

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
  /** True if the browser stores a copy of unsaved changes. False in some private windows, and without room. */
  isKept: boolean;
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
  /**
   * Ends a conflict. `taken`: the fields whose stored version replaces this tab's. Both versions stay among the revisions.
   * @returns false when they could not be kept: nothing has changed then
   */
  resolve(taken: readonly Field[]): Promise<boolean>;
  /** Makes this tab the editing tab. */
  takeOver(): void;
  /**
   * Registers an editor that reports its changes only after a pause. `report` is called before changes are kept or saved, and
   * calls `change` with what was typed since.
   * @returns a function that ends it, after a last report
   */
  registerEditor(report: () => void): () => void;
  /** Saves now, as before a submission. @returns whether the server has everything */
  saveNow(): Promise<boolean>;
  /** Replaces the draft by the response of another call, for example of a restored revision or a submission. */
  replace(stored: Draft): void;
  /** Loads the draft again after a failure. */
  retry(): void;
};

/** The result of `useDraftSaving(id)`. */
export type DraftSaving = DraftSnapshot & DraftActions;
