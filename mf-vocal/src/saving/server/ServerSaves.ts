import type { Draft, DraftChanges } from '@marquee/shared/domain';
import type { Field } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import { etagOf, type SaveOptions, type WriterApi } from '../../api/createWriterApi.ts';
import type { Clock } from '../clock.ts';
import type { DraftStore } from '../DraftStore.ts';
import type { ShowMerged } from '../draftSaving.ts';
import type { EditedDraft } from '../EditedDraft.ts';
import { loadMerge } from '../merge/loadMerge.ts';
import { hasOtherFields } from '../merge/reconcile.ts';
import { Pause } from '../Pause.ts';
import { Retries } from './Retries.ts';
import { failureEvent, type SaveError, storedInstead } from './saveFailure.ts';

/** Pause in typing after which changes are saved, and maximum wait while the writer keeps typing. In milliseconds. */
export const savePause = { ms: 2_000, limitMs: 20_000 };

export type SaveWay = Pick<SaveOptions, 'reason' | 'keepalive'>;

export type ServerSavesParts = {
  api: Pick<WriterApi, 'save'>;
  /** Id of the account that writes. The server refuses a save in the session of another account. */
  account: string;
  clock: Clock;
  /** Called when a save begins or ends, to update the copy in the browser. */
  onChange: () => void;
  /** Reports what was typed since the last report, before a merge. */
  report: () => void;
  /** Loads the function that shows a merged story in the open editor. Undefined without such an editor. */
  loadShow: () => Promise<ShowMerged | undefined>;
  /** Called after a save has ended. Returns true to prevent the next save. */
  isEnding: () => boolean;
};

/** Saves the changes of one draft on the server. Sends one save at a time, and retries it until it succeeds. */
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

  /** The current save, or null. */
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

  /** Plans the next save after a save has ended. @param minMs minimum wait before a retry */
  goOn(minMs = 0): void {
    const kind = this.#store.state?.kind;
    if (this.#parts.isEnding()) return;
    if (kind === 'dirty' && (this.#store.edited?.mine || this.#isAfterConflict)) void this.save();
    else if (kind === 'dirty') this.plan();
    if (kind === 'offline') this.#retries.plan(minMs);
  }

  /** Sends the changes, unless another save is running or the state forbids saving. */
  save(way: SaveWay = {}): Promise<void> {
    const { state, edited } = this.#store;
    if (this.#inFlight || !edited || !state || state.kind === 'conflict' || state.kind === 'readOnly')
      return Promise.resolve();
    this.cancel();
    const sent = edited.send();
    this.#store.apply({ kind: 'sent' });
    const { mine } = edited;
    const reason = this.#isAfterConflict || mine ? 'conflict' : way.reason;
    this.#inFlight = this.#parts.api
      .save(this.#id, sent, {
        ...way,
        reason,
        mine,
        account: this.#parts.account,
        base: edited.stored,
        etag: edited.etag,
      })
      .then(
        (response) => {
          // The editor may be made again.
          this.#parts.report();
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

  /**
   * Sends a last save if this visit has changed the draft, so that the server stores a revision of the visit. The save
   * has no changes if the server has them all.
   */
  async leave(way: Pick<SaveWay, 'keepalive'> = {}): Promise<void> {
    if (!this.#store.hasChanges && !this.#hasSaved) return;
    await this.save({ ...way, reason: 'leave' });
    this.#hasSaved = false;
  }

  /**
   * Resolves a conflict. The server keeps both versions as revisions.
   * @param taken the fields that get the stored version. All other fields get this tab's version
   * @param merged fields that get a value of their own
   * @returns false if this tab's version could not be stored as a revision. Then the conflict remains
   */
  async resolve(taken: readonly Field[], merged: DraftChanges = {}): Promise<boolean> {
    const { state, edited } = this.#store;
    if (!edited || state?.kind !== 'conflict') return false;
    const { stored } = state;
    edited.forgetSent();
    const chosen = { ...Object.fromEntries(taken.map((field) => [field, stored[field]])), ...merged };
    if (Object.keys(chosen).length === 0) edited.accept(stored);
    else {
      const { changes } = edited.unsaved;
      try {
        const { account } = this.#parts;
        const options = { account, base: stored, etag: etagOf(stored), reason: 'conflict' } as const;
        edited.settle(changes, await this.#parts.api.save(this.#id, changes, options));
      } catch (error) {
        const newer = storedInstead(error as SaveError);
        if (newer) this.#store.showOpen({ ...state, stored: newer, mine: { ...newer, ...changes } }, false);
        return false;
      }
      edited.change(chosen);
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

  /** @returns the wait in milliseconds that the server requests */
  async #fail(error: SaveError, edited: EditedDraft): Promise<number> {
    const stored = storedInstead(error);
    // The editor may be made again.
    this.#parts.report();
    const event = failureEvent(error, edited.unsaved);
    const { unsaved, shown } = edited;
    // Without a response, or after a temporary error, the server may have stored the changes. A refusal proves that it
    // has not. A newer version may contain them, if an earlier attempt had no response.
    if (event.kind === 'refused') edited.forgetSent();
    if (error.status === 422 && edited.mine) {
      // An older release of the server, which does not know the field, or a story that it cannot store.
      edited.forgetMine();
      this.#isAfterConflict = true;
      this.#settle(false);
      return 0;
    }
    if (stored && edited.rebase(stored, unsaved)) this.#settle(hasOtherFields(shown, edited.shown));
    else if (!stored || !(await this.#merge(stored, edited))) this.#store.apply(event);
    return error.retryAfterMs ?? 0;
  }

  /** Merges this tab's story with the stored one. @returns false if the writer has to choose */
  async #merge(stored: Draft, edited: EditedDraft): Promise<boolean> {
    const [mergeChanges, show] = await Promise.all([loadMerge(), this.#parts.loadShow()]);
    // The writer may have typed while the code loaded.
    this.#parts.report();
    const merged = mergeChanges(stored, edited.unsaved);
    if (!merged) return false;
    const before = edited.shown;
    edited.merge(stored, merged);
    this.#store.setMerged(true);
    show?.(edited.shown);
    const others = show ? { content: '', modules: [] } : {};
    this.#settle(hasOtherFields(before, edited.shown, others));
    return true;
  }
}
