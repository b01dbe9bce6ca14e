import type { Draft, DraftChanges } from '@marquee/shared/domain';
import { type DeskApi, etagOf, type StoredDraft } from '../api/createDeskApi.ts';
import type { Clock } from './clock.ts';
import type { ConflictChoice, DraftSnapshot } from './draftSaving.ts';
import type { DraftLock, LockHolder } from './EditLock.ts';
import type { CopyStorage } from './LocalCopies.ts';
import { Pause } from './Pause.ts';
import { fieldsOf, hasOtherFields, isSame, reconcile } from './reconcile.ts';
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
  readonly #copying: Pause;
  readonly #saving: Pause;
  readonly #listeners = new Set<() => void>();
  #snapshot: DraftSnapshot = { phase: 'loading' };
  /** The version on the server, as far as known. */
  #stored: Draft | null = null;
  #etag = '';
  #changes: DraftChanges = {};
  /** The stored values of the changed fields when they were changed. */
  #base: DraftChanges = {};
  /** Changes that were sent without a known result. They are sent again as they were, so that they are recognized if stored. */
  #unconfirmed: DraftChanges | null = null;
  #opening: Promise<void> | null = null;
  #inFlight: Promise<void> | null = null;
  #copied: Promise<void> = Promise.resolve();
  #attempts = 0;
  #cancelRetry: () => void = () => undefined;
  #hasSaved = false;
  #isClosed = false;

  constructor(id: string, parts: SaverParts) {
    this.#id = id;
    this.#parts = parts;
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
    if (!this.#stored || this.#snapshot.phase !== 'open' || this.#snapshot.state.kind === 'readOnly') return;
    this.#base = { ...fieldsOf(this.#stored, fields), ...this.#base };
    this.#changes = { ...this.#changes, ...fields };
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
    if (state?.kind !== 'conflict') return;
    if (choice === 'stored') this.#changes = {};
    this.#accept(state.stored, etagOf(state.stored));
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
    if (this.#snapshot.phase !== 'open') return;
    const before = this.#snapshot.draft;
    this.#accept(stored, etagOf(stored));
    this.#showOpen(this.#snapshot.state, hasOtherFields(before, this.#shown(stored)));
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
    const isSmall = JSON.stringify(this.#changes).length <= keepaliveLength;
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
    const { draft, etag } = await api.draft(this.#id);
    const copy = isHeld ? await copies.get(this.#id).catch(() => undefined) : undefined;
    const changes = copy ? reconcile(draft, copy) : {};
    this.#changes = changes === 'conflict' ? (copy?.changes ?? {}) : changes;
    this.#accept(draft, etag);
    if (changes === 'conflict') this.#base = copy?.base ?? {};
    const unconfirmed = copy?.unconfirmed ?? null;
    const isStored = unconfirmed === null || isSame(fieldsOf(draft, unconfirmed), unconfirmed);
    this.#unconfirmed = isStored || changes === 'conflict' ? null : unconfirmed;
    const state: SavingState =
      changes === 'conflict'
        ? { kind: 'conflict', stored: draft }
        : { kind: !isHeld ? 'readOnly' : this.#hasChanges() ? 'dirty' : 'saved' };
    this.#showOpen(state, true, copy && this.#hasChanges() ? copy.at : null);
    if (state.kind === 'saved' && copy) void this.#copy();
    if (state.kind === 'dirty') this.#saving.restart();
  }

  /** Sends the changes, unless another save is under way or none is allowed. */
  #save(options: { isLeaving?: boolean; keepalive?: boolean } = {}): Promise<void> {
    const state = this.#state();
    if (this.#inFlight || !state || state.kind === 'conflict' || state.kind === 'readOnly') return Promise.resolve();
    this.#saving.cancel();
    this.#cancelRetry();
    const sent = this.#unconfirmed ?? this.#changes;
    this.#unconfirmed = sent;
    this.#apply({ kind: 'sent' });
    const saved = this.#parts.api
      .save(this.#id, sent, { ...options, etag: this.#etag })
      .then(
        (response) => {
          this.#settle(sent, response);
        },
        (error: Error) => this.#fail(error),
      )
      .finally(() => {
        this.#inFlight = null;
        this.#goOn();
      });
    this.#inFlight = saved;
    void this.#copy();
    return saved;
  }

  /** The server has these changes; those that were made since remain. */
  #settle(sent: DraftChanges, { draft, etag }: StoredDraft): void {
    const later = Object.entries(this.#changes).filter(
      ([field, value]) => !isSame(value, sent[field as keyof DraftChanges]),
    );
    this.#changes = Object.fromEntries(later);
    this.#unconfirmed = null;
    this.#accept(draft, etag);
    this.#hasSaved = true;
    this.#attempts = 0;
    this.#apply({ kind: 'settled', hasMore: later.length > 0 });
    void this.#copy();
  }

  #fail(error: Error & { status?: number; problem?: unknown }): void {
    const stored = storedInstead(error);
    const remaining = stored ? reconcile(stored, this.#unsaved()) : 'conflict';
    // Any other response proves that the changes are not stored.
    const event = failureEvent(error);
    if (event.kind !== 'unreachable') this.#unconfirmed = null;
    if (!stored || remaining === 'conflict') {
      this.#apply(event);
      return;
    }
    // The version is only another one in fields that have no changes here, or is an earlier save of this tab.
    const before = this.#snapshot.phase === 'open' ? this.#snapshot.draft : stored;
    this.#changes = remaining;
    this.#accept(stored, etagOf(stored));
    this.#attempts = 0;
    this.#apply({ kind: 'settled', hasMore: this.#hasChanges() }, hasOtherFields(before, this.#shown(stored)));
    void this.#copy();
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

  /** Makes the copy in the browser equal to the unsaved changes. Copies are written in order. */
  #copy(): Promise<void> {
    this.#copying.cancel();
    const { copies, clock } = this.#parts;
    if (!this.#stored || this.#state()?.kind === 'readOnly') return this.#copied;
    const at = new Date(clock.now()).toISOString();
    const copy = this.#hasChanges() ? { ...this.#unsaved(), id: this.#id, at } : null;
    this.#copied = this.#copied
      .then(() => (copy ? copies.put(copy) : copies.remove(this.#id)))
      // A browser that keeps nothing must not keep the server from saving.
      .catch(() => undefined);
    return this.#copied;
  }

  #unsaved() {
    return { changes: this.#changes, base: this.#base, unconfirmed: this.#unconfirmed };
  }

  #hasChanges(): boolean {
    return Object.keys(this.#changes).length > 0;
  }

  /** The changes are from now on changes of this version. */
  #accept(stored: Draft, etag: string): void {
    this.#stored = stored;
    this.#base = fieldsOf(stored, this.#changes);
    this.#etag = etag;
  }

  #state(): SavingState | null {
    return this.#snapshot.phase === 'open' ? this.#snapshot.state : null;
  }

  #shown(stored: Draft): Draft {
    return { ...stored, ...this.#changes };
  }

  #apply(event: SavingEvent, isFromOutside = false): void {
    if (this.#snapshot.phase === 'open') this.#showOpen(nextState(this.#snapshot.state, event), isFromOutside);
  }

  #showOpen(state: SavingState, isFromOutside: boolean, restoredFrom?: string | null): void {
    if (!this.#stored) return;
    const before = this.#snapshot.phase === 'open' ? this.#snapshot : null;
    this.#show({
      phase: 'open',
      draft: this.#shown(this.#stored),
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
