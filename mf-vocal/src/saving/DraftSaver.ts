import type { Draft, DraftChanges } from '@marquee/shared/domain';
import type { DeskApi } from '../api/createDeskApi.ts';
import { CopyWriter } from './CopyWriter.ts';
import type { Clock } from './clock.ts';
import type { ConflictChoice, DraftSnapshot } from './draftSaving.ts';
import { EditedDraft } from './EditedDraft.ts';
import type { DraftLock, LockHolder } from './EditLock.ts';
import type { CopyStorage } from './LocalCopies.ts';
import { Pause } from './Pause.ts';
import { hasOtherFields } from './reconcile.ts';
import { failureEvent, storedInstead } from './saveFailure.ts';
import { nextState, type SavingEvent, type SavingState } from './savingState.ts';

/** Milliseconds: pauses after which changes are copied and saved, and the longest wait while the writer goes on. */
export const copyPause = { ms: 300, limitMs: 1_500 };
export const savePause = { ms: 2_000, limitMs: 20_000 };
/** Milliseconds until the first and, doubled each time, any later repetition of a save that did not get through. */
export const retryMs = { first: 1_000, longest: 30_000 };
/** Characters of a body that surely outlives the page: browsers take 64 kB of such bodies, in bytes. */
const keepaliveLength = 20_000;

export type SaverParts = { api: Pick<DeskApi, 'draft' | 'save'>; copies: CopyStorage; lock: DraftLock; clock: Clock };

/** Opens one draft and saves its changes: first a copy in the browser, then, one save at a time, on the server. */
export class DraftSaver implements LockHolder {
  readonly #id: string;
  readonly #parts: SaverParts;
  readonly #copies: CopyWriter;
  readonly #copying: Pause;
  readonly #saving: Pause;
  readonly #listeners = new Set<() => void>();
  #snapshot: DraftSnapshot = { phase: 'loading' };
  #edited: EditedDraft | null = null;
  #opening: Promise<void> | null = null;
  #inFlight: Promise<void> | null = null;
  #attempts = 0;
  #cancelRetry: () => void = () => undefined;
  #hasSaved = false;
  #isClosed = false;

  constructor(id: string, parts: SaverParts) {
    this.#id = id;
    this.#parts = parts;
    this.#copies = new CopyWriter(id, parts.copies, parts.clock);
    this.#copying = new Pause(parts.clock, copyPause, () => void this.#copy());
    this.#saving = new Pause(parts.clock, savePause, () => void this.#save());
  }

  readonly snapshot = (): DraftSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Loads the draft and the changes that an earlier visit could not save. */
  open(): Promise<void> {
    this.#opening = this.#open();
    return this.#opening;
  }

  async #open(): Promise<void> {
    try {
      const isHeld = await this.#parts.lock.acquire(this).catch(() => true);
      await this.#load(isHeld);
    } catch (error) {
      this.#parts.lock.release();
      const { status, message } = error as Error & { status?: number };
      this.#show({ phase: 'failed', status, message });
    }
  }

  change(fields: DraftChanges): void {
    if (!this.#edited || this.#snapshot.phase !== 'open' || this.#snapshot.state.kind === 'readOnly') return;
    this.#edited.change(fields);
    this.#apply({ kind: 'changed' });
    this.#copying.restart();
    if (this.#snapshot.state.kind === 'dirty') this.#saving.restart();
  }

  /** @returns whether the server has everything */
  async saveNow(options: { isLeaving?: boolean; keepalive?: boolean } = {}): Promise<boolean> {
    await this.#inFlight;
    if (this.#hasChanges()) await this.#save(options);
    return this.#state()?.kind === 'saved';
  }

  resolve(choice: ConflictChoice): void {
    const state = this.#state();
    if (!this.#edited || state?.kind !== 'conflict') return;
    if (choice === 'stored') this.#edited.discardChanges();
    this.#edited.accept(state.stored);
    this.#apply({ kind: 'resolved', hasMore: this.#hasChanges() }, choice === 'stored');
    void this.#copy();
    if (this.#hasChanges()) void this.#save();
  }

  async takeOver(): Promise<void> {
    if (this.#state()?.kind !== 'readOnly') return;
    await this.#parts.lock.takeOver(this);
    await this.#load(true).catch(() => {
      this.#parts.lock.release();
      this.lost();
    });
  }

  /** Puts another version in the draft's place, with the changes that are not saved yet. */
  replace(stored: Draft): void {
    if (!this.#edited || this.#snapshot.phase !== 'open') return;
    const before = this.#snapshot.draft;
    this.#edited.accept(stored);
    this.#showOpen(this.#snapshot.state, hasOtherFields(before, this.#edited.shown));
  }

  /** Repeats a save that did not get through, as when the browser is online again. */
  retry(): void {
    if (this.#snapshot.phase === 'failed') {
      this.#show({ phase: 'loading' });
      void this.open();
    } else if (this.#state()?.kind === 'offline') void this.#save();
  }

  /** The page may be gone in a moment: what can be kept is kept. */
  leavePage(): void {
    void this.#copy();
    const isSmall = JSON.stringify(this.#edited?.unsaved.changes ?? {}).length <= keepaliveLength;
    if (this.#inFlight === null && isSmall) void this.#leave({ keepalive: true });
  }

  /** Copies now, as when the page is hidden. */
  keep(): void {
    if (this.#hasChanges()) void this.#copy();
  }

  /** Ends with a last save. @returns once another saver may open the draft */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#opening;
    await this.#copy();
    await this.#inFlight;
    await this.#leave({});
    this.#saving.cancel();
    this.#cancelRetry();
    this.#parts.lock.release();
  }

  async prepareHandover(): Promise<void> {
    await this.#copy();
    await this.saveNow();
  }

  lost(): void {
    this.#copying.cancel();
    this.#saving.cancel();
    this.#apply({ kind: 'lockLost' });
  }

  /** A last save: of the changes, or else of nothing, so that the server keeps a revision of this visit. */
  async #leave(options: { keepalive?: boolean }): Promise<void> {
    if (!this.#hasChanges() && !this.#hasSaved) return;
    await this.#save({ ...options, isLeaving: true });
    this.#hasSaved = false;
  }

  async #load(isHeld: boolean): Promise<void> {
    const { api, copies } = this.#parts;
    const edited = new EditedDraft(await api.draft(this.#id));
    const copy = isHeld ? await copies.get(this.#id).catch(() => undefined) : undefined;
    const stored = edited.shown;
    const isConflict = copy !== undefined && !edited.takeUp(copy);
    this.#edited = edited;
    const state: SavingState = isConflict
      ? { kind: 'conflict', stored }
      : { kind: !isHeld ? 'readOnly' : this.#hasChanges() ? 'dirty' : 'saved' };
    this.#showOpen(state, true, copy && this.#hasChanges() ? copy.at : null);
    if (state.kind === 'saved' && copy) void this.#copy();
    if (state.kind === 'dirty') this.#saving.restart();
  }

  /** Sends the changes, unless another save is under way or none is allowed. */
  #save(options: { isLeaving?: boolean; keepalive?: boolean } = {}): Promise<void> {
    const state = this.#state();
    const edited = this.#edited;
    if (this.#inFlight || !edited || !state || state.kind === 'conflict' || state.kind === 'readOnly')
      return Promise.resolve();
    this.#saving.cancel();
    this.#cancelRetry();
    const sent = edited.send();
    this.#apply({ kind: 'sent' });
    const saved = this.#parts.api
      .save(this.#id, sent, { ...options, etag: edited.etag })
      .then(
        (response) => {
          edited.settle(sent, response);
          this.#settled(false);
          this.#hasSaved = true;
        },
        (error: Error) => this.#fail(error, edited),
      )
      .finally(() => {
        this.#inFlight = null;
        this.#goOn();
      });
    this.#inFlight = saved;
    void this.#copy();
    return saved;
  }

  #settled(isFromOutside: boolean): void {
    this.#attempts = 0;
    this.#apply({ kind: 'settled', hasMore: this.#hasChanges() }, isFromOutside);
    void this.#copy();
  }

  #fail(error: Error & { status?: number; problem?: unknown }, edited: EditedDraft): void {
    const stored = storedInstead(error);
    const event = failureEvent(error);
    const { unsaved } = edited;
    // Any other response proves that the changes are not stored.
    if (event.kind !== 'unreachable') edited.forgetSent();
    const before = this.#snapshot.phase === 'open' ? this.#snapshot.draft : edited.shown;
    if (stored && edited.rebase(stored, unsaved)) this.#settled(hasOtherFields(before, edited.shown));
    else this.#apply(event);
  }

  /** Plans the next save after one has ended. */
  #goOn(): void {
    const kind = this.#state()?.kind;
    if (this.#isClosed) return;
    if (kind === 'dirty') this.#saving.restart();
    if (kind === 'offline') {
      this.#cancelRetry = this.#parts.clock.after(Math.min(retryMs.first * 2 ** this.#attempts, retryMs.longest), () =>
        this.retry(),
      );
      this.#attempts += 1;
    }
  }

  async #copy(): Promise<void> {
    this.#copying.cancel();
    if (this.#edited && this.#state()?.kind !== 'readOnly') await this.#copies.write(this.#edited);
  }

  #hasChanges(): boolean {
    return this.#edited?.hasChanges ?? false;
  }

  #state(): SavingState | null {
    return this.#snapshot.phase === 'open' ? this.#snapshot.state : null;
  }

  #apply(event: SavingEvent, isFromOutside = false): void {
    if (this.#snapshot.phase === 'open') this.#showOpen(nextState(this.#snapshot.state, event), isFromOutside);
  }

  #showOpen(state: SavingState, isFromOutside: boolean, restoredFrom?: string | null): void {
    if (!this.#edited) return;
    const before = this.#snapshot.phase === 'open' ? this.#snapshot : null;
    this.#show({
      phase: 'open',
      draft: this.#edited.shown,
      generation: (before?.generation ?? 0) + (isFromOutside ? 1 : 0),
      state,
      restoredFrom: restoredFrom === undefined ? (before?.restoredFrom ?? null) : restoredFrom,
    });
  }

  #show(snapshot: DraftSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
