import type { Draft, DraftChanges } from '@marquee/shared/domain';
import { isSameField } from '@marquee/vocal-kit/drafts/isSameField.ts';
import type { UnsavedChanges } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { etagOf, type StoredDraft } from '../api/createDeskApi.ts';
import { fieldsOf, reconcile } from './server/reconcile.ts';

/** The version of a draft on the server, as far as known, with the changes that are not known to be there. */
export class EditedDraft {
  #stored: Draft;
  #etag: string;
  #changes: DraftChanges = {};
  #base: DraftChanges = {};
  #unconfirmed: DraftChanges | null = null;

  constructor({ draft, etag }: StoredDraft) {
    this.#stored = draft;
    this.#etag = etag;
  }

  /** The draft as the writer sees it. */
  get shown(): Draft {
    return { ...this.#stored, ...this.#changes };
  }

  /** The version on the server, as far as known. */
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
    return { changes: this.#changes, base: this.#base, unconfirmed: this.#unconfirmed };
  }

  change(fields: DraftChanges): void {
    this.#base = { ...fieldsOf(this.#stored, fields), ...this.#base };
    this.#changes = { ...this.#changes, ...fields };
  }

  /** Takes up the changes that an earlier visit left. @returns false when they conflict with the stored version */
  takeUp(left: UnsavedChanges): boolean {
    const remaining = reconcile(this.#stored, left);
    const isConflict = remaining === 'conflict';
    this.#changes = isConflict ? left.changes : remaining;
    this.#base = isConflict ? left.base : fieldsOf(this.#stored, this.#changes);
    const { unconfirmed } = left;
    const isStored = unconfirmed === null || isSameField('', fieldsOf(this.#stored, unconfirmed), unconfirmed);
    this.#unconfirmed = isStored || isConflict ? null : unconfirmed;
    return !isConflict;
  }

  /**
   * The changes to send. Those that were sent without a known result are sent again as they were, so that they are
   * recognized if they are stored.
   */
  send(): DraftChanges {
    this.#unconfirmed ??= this.#changes;
    return this.#unconfirmed;
  }

  /** The server has these changes; those that were made since remain. */
  settle(sent: DraftChanges, response: StoredDraft): void {
    // Each change of a field is a new value, so that a space typed during the save is one, too.
    const later = Object.entries(this.#changes).filter(([field, value]) => value !== sent[field as keyof DraftChanges]);
    this.#changes = Object.fromEntries(later);
    this.#unconfirmed = null;
    this.accept(response.draft, response.etag);
  }

  /** The last changes that were sent are surely not stored. */
  forgetSent(): void {
    this.#unconfirmed = null;
  }

  /**
   * Puts the changes over another stored version, which differs only in fields without changes here, or is an earlier
   * save of this tab.
   * @returns false, without any effect, when they conflict
   */
  rebase(stored: Draft, unsaved: UnsavedChanges): boolean {
    const remaining = reconcile(stored, unsaved);
    if (remaining === 'conflict') return false;
    this.#changes = remaining;
    this.accept(stored);
    return true;
  }

  /** The changes are from now on changes of this version. */
  accept(stored: Draft, etag = etagOf(stored)): void {
    this.#stored = stored;
    this.#base = fieldsOf(stored, this.#changes);
    this.#etag = etag;
  }

  discardChanges(): void {
    this.#changes = {};
  }
}
