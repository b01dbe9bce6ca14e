import type { Draft, DraftChanges } from '@marquee/shared/domain';
import type { Field } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import type { SavingState } from './savingState.ts';

/** A draft that is open in the editor. */
export type OpenDraft = {
  /** The stored draft with this tab's changes. */
  draft: Draft;
  /**
   * Counts how often fields came from outside this tab: on opening, on taking over, or when the writer chose the stored
   * version. The editor then reads its document again. All other changes of `draft` come from the editor.
   */
  generation: number;
  state: SavingState;
  /** True if the browser stores a copy of unsaved changes. False in some private windows, or if storage is full. */
  isKept: boolean;
  /** True after changes of another device were merged with this tab's changes, until `closeMerged`. */
  isMerged: boolean;
  /** Time (RFC 3339) of the changes in `draft` that an earlier visit could not save. Null without such changes. */
  restoredFrom: string | null;
};

/** State of opening a draft. A `failed` draft has no `status` if there was no response. */
export type DraftSnapshot =
  | { phase: 'loading' }
  | { phase: 'failed'; status: number | undefined; message: string }
  | ({ phase: 'open' } & OpenDraft);

/** Changes the document of an open editor to a story that was merged. */
export type ShowMerged = (story: Pick<Draft, 'content' | 'modules'>) => void;

export type DraftActions = {
  /** Changes fields of `draft` at once. The browser stores them after 300 ms, the server when the writer pauses. */
  change(changes: DraftChanges): void;
  /**
   * Resolves a conflict. Both versions stay in the revisions.
   * @param taken the fields whose stored version replaces this tab's version
   * @param merged fields that get a value of their own, such as a story with paragraphs of both versions
   * @returns false if this tab's version could not be stored as a revision. Then the conflict remains
   */
  resolve(taken: readonly Field[], merged?: DraftChanges): Promise<boolean>;
  /** Closes the message about merged changes. */
  closeMerged(): void;
  /** Makes this tab the editing tab. */
  takeOver(): void;
  /**
   * Registers an editor that reports its changes only after a pause.
   * @param report called before changes are stored or saved. Must call `change` with what was typed since the last call
   * @param loadShow loads a function that changes the open document to a merged story, so that the caret stays
   * @returns a function that unregisters the editor after a last report
   */
  registerEditor(report: () => void, loadShow?: () => Promise<ShowMerged>): () => void;
  /** Saves now, for example before a submission. @returns true if the server has all changes */
  saveNow(): Promise<boolean>;
  /** Replaces the draft by the response of another call, for example of a restored revision or a submission. */
  replace(stored: Draft): void;
  /** Loads the draft again after a failure. */
  retry(): void;
};

/** The result of `useDraftSaving(id)`. */
export type DraftSaving = DraftSnapshot & DraftActions;
