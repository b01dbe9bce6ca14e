import type { DraftSnapshot } from './draftSaving.ts';
import type { EditedDraft } from './EditedDraft.ts';
import { nextState, type SavingEvent, type SavingState } from './savingState.ts';

/** Holds the draft of this tab for its page, with its fields and its saving state. */
export class DraftStore {
  readonly #listeners = new Set<() => void>();
  #snapshot: DraftSnapshot = { phase: 'loading' };
  #edited: EditedDraft | null = null;
  #isKept = true;
  #isMerged = false;

  readonly snapshot = (): DraftSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Edited draft. Null until the draft is open. */
  get edited(): EditedDraft | null {
    return this.#edited;
  }

  get state(): SavingState | null {
    return this.#snapshot.phase === 'open' ? this.#snapshot.state : null;
  }

  get hasChanges(): boolean {
    return this.#edited?.hasChanges ?? false;
  }

  /** True if the browser stores a copy of unsaved changes. */
  get isKept(): boolean {
    return this.#isKept;
  }

  open(edited: EditedDraft, state: SavingState, restoredFrom: string | null): void {
    this.#edited = edited;
    this.showOpen(state, true, restoredFrom);
  }

  keep(isKept: boolean): void {
    if (isKept === this.#isKept) return;
    this.#isKept = isKept;
    if (this.state) this.showOpen(this.state, false);
  }

  /** @param isMerged true if changes of another device were merged, until the writer closes the message about it */
  setMerged(isMerged: boolean): void {
    this.#isMerged = isMerged;
    if (this.state) this.showOpen(this.state, false);
  }

  /** @param isFromOutside true if fields changed outside of this page, which does not show them yet */
  apply(event: SavingEvent, isFromOutside = false): void {
    if (this.state) this.showOpen(nextState(this.state, event), isFromOutside);
  }

  showOpen(state: SavingState, isFromOutside: boolean, restoredFrom?: string | null): void {
    if (!this.#edited) return;
    const before = this.#snapshot.phase === 'open' ? this.#snapshot : null;
    this.show({
      phase: 'open',
      draft: this.#edited.shown,
      generation: (before?.generation ?? 0) + (isFromOutside ? 1 : 0),
      state,
      isKept: this.#isKept,
      isMerged: this.#isMerged,
      restoredFrom: restoredFrom === undefined ? (before?.restoredFrom ?? null) : restoredFrom,
    });
  }

  show(snapshot: DraftSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
