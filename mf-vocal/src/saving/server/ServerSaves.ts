import type { Field } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { type DeskApi, etagOf, type SaveOptions } from '../../api/createDeskApi.ts';
import type { Clock } from '../clock.ts';
import type { DraftStore } from '../DraftStore.ts';
import type { EditedDraft } from '../EditedDraft.ts';
import { Pause } from '../Pause.ts';
import { Retries } from './Retries.ts';
import { hasOtherFields } from './reconcile.ts';
import { failureEvent, type SaveError, storedInstead } from './saveFailure.ts';

/** Milliseconds: the pause after which changes are saved, and the maximum wait while the writer keeps typing. */
export const savePause = { ms: 2_000, limitMs: 20_000 };

export type SaveWay = Pick<SaveOptions, 'reason' | 'keepalive'>;

export type ServerSavesParts = {
  api: Pick<DeskApi, 'save'>;
  clock: Clock;
  /** Runs when a save begins or ends: the copy in the browser follows. */
  onChange: () => void;
  /** Called after a save has ended. Returns true to prevent the next save. */
  isEnding: () => boolean;
};

/** Saves the changes of one draft on the server: one save at a time, repeated until it gets through. */
export class ServerSaves {
  readonly #id: string;
  readonly #store: DraftStore;
  readonly #parts: ServerSavesParts;
  readonly #pause: Pause;
  readonly #retries: Retries;
  #inFlight: Promise<void> | null = null;
  #hasSaved = false;
  #isAfterConflict = false;

  constructor(id: string, store: DraftStore, parts: ServerSavesParts) {
    this.#id = id;
    this.#store = store;
    this.#parts = parts;
    this.#pause = new Pause(parts.clock, savePause, () => void this.save());
    this.#retries = new Retries(parts.clock, () => void this.save());
  }

  /** The save that is under way. */
  get inFlight(): Promise<void> | null {
    return this.#inFlight;
  }

  /** Saves when the writer pauses. */
  plan(): void {
    this.#pause.restart();
  }

  cancel(): void {
    this.#pause.cancel();
    this.#retries.cancel();
  }

  /** Plans the next save after one has ended. @param minMs wait before a repetition */
  goOn(minMs = 0): void {
    const kind = this.#store.state?.kind;
    if (this.#parts.isEnding()) return;
    if (kind === 'dirty') this.plan();
    if (kind === 'offline') this.#retries.plan(minMs);
  }

  /** Sends the changes, unless another save is under way or none is allowed. */
  save(way: SaveWay = {}): Promise<void> {
    const { state, edited } = this.#store;
    if (this.#inFlight || !edited || !state || state.kind === 'conflict' || state.kind === 'readOnly')
      return Promise.resolve();
    this.cancel();
    const sent = edited.send();
    this.#store.apply({ kind: 'sent' });
    const reason = this.#isAfterConflict ? 'conflict' : way.reason;
    this.#inFlight = this.#parts.api
      .save(this.#id, sent, { ...way, reason, base: edited.stored, etag: edited.etag })
      .then(
        (response) => {
          const before = edited.shown;
          edited.settle(sent, response);
          this.#hasSaved = true;
          this.#isAfterConflict = false;
          this.#settle(hasOtherFields(before, edited.shown, sent));
          return 0;
        },
        (error: SaveError) => this.#fail(error, edited),
      )
      .then((waitMs) => {
        this.#inFlight = null;
        this.goOn(waitMs);
      });
    this.#parts.onChange();
    return this.#inFlight;
  }

  /** A last save: of the changes, or else of nothing, so that the server keeps a revision of this visit. */
  async leave(way: Pick<SaveWay, 'keepalive'> = {}): Promise<void> {
    if (!this.#store.hasChanges && !this.#hasSaved) return;
    await this.save({ ...way, reason: 'leave' });
    this.#hasSaved = false;
  }

  /**
   * Ends a conflict: the stored version of some fields is taken, and this tab's of all others. The server keeps both
   * versions as revisions.
   * @returns false when this tab's version could not be kept, and nothing has changed
   */
  async resolve(taken: readonly Field[]): Promise<boolean> {
    const { state, edited } = this.#store;
    if (!edited || state?.kind !== 'conflict') return false;
    const { stored } = state;
    if (taken.length === 0) edited.accept(stored);
    else {
      const { changes } = edited.unsaved;
      try {
        const options = { base: stored, etag: etagOf(stored), reason: 'conflict' } as const;
        edited.settle(changes, await this.#parts.api.save(this.#id, changes, options));
      } catch (error) {
        const newer = storedInstead(error as SaveError);
        if (newer) this.#store.showOpen({ kind: 'conflict', stored: newer, mine: { ...newer, ...changes } }, false);
        return false;
      }
      edited.change(Object.fromEntries(taken.map((field) => [field, stored[field]])));
    }
    this.#isAfterConflict = true;
    this.#store.apply({ kind: 'resolved', hasMore: edited.hasChanges }, true);
    this.#parts.onChange();
    await this.save();
    return true;
  }

  #settle(isFromOutside: boolean): void {
    this.#retries.reset();
    this.#store.apply({ kind: 'settled', hasMore: this.#store.hasChanges }, isFromOutside);
    this.#parts.onChange();
  }

  /** @returns milliseconds of the wait that the server requests */
  #fail(error: SaveError, edited: EditedDraft): number {
    const stored = storedInstead(error);
    const event = failureEvent(error, edited.unsaved.changes);
    const { unsaved, shown } = edited;
    // Any other response proves that the changes are not stored.
    if (event.kind !== 'unreachable') edited.forgetSent();
    if (stored && edited.rebase(stored, unsaved)) this.#settle(hasOtherFields(shown, edited.shown));
    else this.#store.apply(event);
    return error.retryAfterMs ?? 0;
  }
}
