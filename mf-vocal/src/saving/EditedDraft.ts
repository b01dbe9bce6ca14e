import type { Draft, DraftChanges, DraftStory } from '@marquee/shared/domain';
import { isSameField } from '@marquee/vocal-kit/drafts/isSameField.ts';
import type { Field, UnsavedChanges } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { etagOf, type TaggedDraft } from '../api/createWriterApi.ts';
import { fieldsOf, isStoryField, reconcile } from './merge/reconcile.ts';

/** A draft's last known version on the server, with this tab's changes that the server has not confirmed. */
export class EditedDraft {
  #stored: Draft;
  #etag: string;
  #changes: DraftChanges = {};
  #base: DraftChanges = {};
  #unconfirmed: DraftChanges | null = null;
  #mine: DraftStory | null = null;

  constructor({ draft, etag }: TaggedDraft) {
    this.#stored = draft;
    this.#etag = etag;
  }

  /** The draft as the writer sees it. */
  get shown(): Draft {
    return { ...this.#stored, ...this.#changes };
  }

  /** The last known version on the server. */
  get stored(): Draft {
    return this.#stored;
  }

  get etag(): string {
    return this.#etag;
  }

  get hasChanges(): boolean {
    return Object.keys(this.#changes).length > 0;
  }

  get unsaved(): UnsavedChanges {
    const { changes, base, unconfirmed } = { changes: this.#changes, base: this.#base, unconfirmed: this.#unconfirmed };
    return { changes, base, unconfirmed, ...(this.#mine && { mine: this.#mine }) };
  }

  /** The story of this tab before a merge, which the next save keeps as a version. Null without a merge. */
  get mine(): DraftStory | null {
    return this.#mine;
  }

  change(changes: DraftChanges): void {
    this.#base = { ...baseOf(this.#stored, changes), ...this.#base };
    this.#changes = { ...this.#changes, ...changes };
  }

  /** Restores the unsaved changes of an earlier visit. @returns false if they conflict with the stored version */
  takeUp(left: UnsavedChanges): boolean {
    const remaining = reconcile(this.#stored, left);
    const isConflict = remaining === 'conflict';
    this.#changes = isConflict ? left.changes : remaining;
    this.#base = isConflict ? left.base : baseOf(this.#stored, this.#changes);
    const { unconfirmed } = left;
    this.#mine = this.hasChanges ? (left.mine ?? null) : null;
    const isStored = unconfirmed === null || isSameField('', fieldsOf(this.#stored, unconfirmed), unconfirmed);
    this.#unconfirmed = isStored ? null : unconfirmed;
    return !isConflict;
  }

  /**
   * Returns the changes to send. If the result of the last save is unknown, returns that save's changes again, so that
   * they are recognized if the server has already stored them.
   */
  send(): DraftChanges {
    this.#unconfirmed ??= this.#changes;
    return this.#unconfirmed;
  }

  /** Records that the server has stored the sent changes. Later changes remain unsaved. */
  settle(sent: DraftChanges, response: TaggedDraft): void {
    // Compares by identity. Each change makes a new value, so even a space that was typed during the save is kept.
    const later = Object.entries(this.#changes).filter(([field, value]) => value !== sent[field as keyof DraftChanges]);
    this.#changes = Object.fromEntries(later);
    this.#unconfirmed = null;
    this.#mine = null;
    this.accept(response.draft, response.etag);
  }

  /** Records that the server has not stored the changes that were sent last. */
  forgetSent(): void {
    this.#unconfirmed = null;
  }

  /**
   * Applies the changes to another stored version if they do not conflict. They do not conflict if that version differs
   * only in fields that are unchanged here, or if it is an earlier save of this tab.
   * @returns false if the changes conflict. Then nothing has changed
   */
  rebase(stored: Draft, unsaved: UnsavedChanges): boolean {
    const remaining = reconcile(stored, unsaved);
    if (remaining === 'conflict') return false;
    this.#changes = remaining;
    this.#unconfirmed = null;
    this.accept(stored);
    return true;
  }

  /** Applies changes that were merged with another stored version. The next save also keeps this tab's story. */
  merge(stored: Draft, merged: DraftChanges): void {
    this.#mine ??= { content: this.shown.content, modules: this.shown.modules };
    this.#changes = merged;
    this.#unconfirmed = null;
    this.accept(stored);
  }

  /** Gives this tab's story before a merge up, because the server does not take it. */
  forgetMine(): void {
    this.#mine = null;
  }

  /** Makes a stored version the base of the changes. */
  accept(stored: Draft, etag = etagOf(stored)): void {
    this.#stored = stored;
    this.#base = baseOf(stored, this.#changes);
    this.#etag = etag;
  }

  discardChanges(): void {
    this.#changes = {};
  }
}

/** Returns the stored values of changed fields. A text that crosses a block changes both fields of the story. */
function baseOf(stored: Draft, changes: DraftChanges): DraftChanges {
  const isStoryChanged = (Object.keys(changes) as Field[]).some(isStoryField);
  return { ...fieldsOf(stored, changes), ...(isStoryChanged && { content: stored.content, modules: stored.modules }) };
}
