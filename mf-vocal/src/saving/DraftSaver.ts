import type { Draft, DraftChanges } from '@marquee/shared/domain';
import type { CopyStorage } from '@marquee/vocal-kit/drafts/copyStorage.ts';
import type { Field } from '@marquee/vocal-kit/drafts/UnsavedChanges.ts';
import type { WriterApi } from '../api/createWriterApi.ts';
import type { Clock } from './clock.ts';
import { CopyWriter } from './copies/CopyWriter.ts';
import { DraftStore } from './DraftStore.ts';
import type { ShowMerged } from './draftSaving.ts';
import type { DraftLock, LockHolder } from './lock/EditLock.ts';
import { hasOtherFields } from './merge/reconcile.ts';
import { openDraft } from './openDraft.ts';
import { Pause } from './Pause.ts';
import { sessionFault } from './savingState.ts';
import { ServerSaves } from './server/ServerSaves.ts';

/** Pause in typing after which changes are copied, and maximum wait while the writer keeps typing. In milliseconds. */
export const copyPause = { ms: 300, limitMs: 500 };
/** Maximum characters of changes that are sent with `keepalive`. Browsers accept 64 kB, counted in bytes, in total. */
const keepaliveLength = 20_000;

export type SaverParts = {
  api: Pick<WriterApi, 'draft' | 'save'>;
  copies: CopyStorage;
  lock: DraftLock;
  clock: Clock;
  /** Id of the account that writes. */
  account: string;
};

/** Opens one draft and saves its changes: first a copy in the browser, then on the server. */
export class DraftSaver implements LockHolder {
  readonly #id: string;
  readonly #parts: SaverParts;
  readonly #store = new DraftStore();
  readonly #saves: ServerSaves;
  readonly #copies: CopyWriter;
  readonly #copying: Pause;
  #opening: Promise<void> | null = null;
  #isClosed = false;
  #report: () => void = () => undefined;
  #loadShow: (() => Promise<ShowMerged>) | undefined;
  #end: () => void = () => undefined;

  constructor(id: string, parts: SaverParts) {
    const { api, clock, account, copies } = parts;
    this.#id = id;
    this.#parts = parts;
    this.#copies = new CopyWriter({ id, account }, copies, clock);
    this.#copying = new Pause(clock, copyPause, () => void this.#copy());
    this.#saves = new ServerSaves(id, this.#store, {
      api,
      account,
      clock,
      onChange: () => void this.#copy(),
      report: () => this.#report(),
      loadShow: async () => this.#loadShow?.().catch(() => undefined),
      isEnding: () => this.#isEnding(),
    });
  }

  readonly snapshot = this.#store.snapshot;
  readonly subscribe = this.#store.subscribe;

  /** Loads the draft and the changes that an earlier visit could not save. */
  open(): Promise<void> {
    this.#opening = this.#open();
    return this.#opening;
  }

  async #open(): Promise<void> {
    try {
      const isHeld = await this.#parts.lock.acquire(this).catch(() => true);
      await this.#load(isHeld);
      if (!isHeld) this.#parts.lock.wait(this);
    } catch (error) {
      this.#parts.lock.release();
      const { status, message } = error as Error & { status?: number };
      this.#store.show({ phase: 'failed', status, message });
    }
  }

  change(changes: DraftChanges): void {
    const { edited, state } = this.#store;
    if (!edited || !state || state.kind === 'readOnly') return;
    edited.change(changes);
    this.#store.apply({ kind: 'changed' });
    this.#copying.restart();
    if (this.#store.state?.kind === 'dirty') this.#saves.plan();
  }

  /** Documented at `DraftActions`. */
  registerEditor(report: () => void, loadShow?: () => Promise<ShowMerged>): () => void {
    this.#report = report;
    this.#loadShow = loadShow;
    return () => {
      report();
      if (this.#report !== report) return;
      this.#report = () => undefined;
      this.#loadShow = undefined;
    };
  }

  /** Documented at `DraftActions`. */
  closeMerged(): void {
    this.#store.setMerged(false);
  }

  /** @returns true if the server has all changes */
  async saveNow(): Promise<boolean> {
    this.#report();
    await this.#saves.inFlight;
    if (this.#store.hasChanges) await this.#saves.save();
    return this.#store.state?.kind === 'saved';
  }

  /** Documented at `DraftActions`. */
  resolve(taken: readonly Field[], merged?: DraftChanges): Promise<boolean> {
    return this.#saves.resolve(taken, merged);
  }

  async takeOver(): Promise<void> {
    if (this.#store.state?.kind !== 'readOnly') return;
    await this.#parts.lock.takeOver(this);
    await this.gained();
  }

  /** Replaces the stored version of the draft, and keeps unsaved changes. */
  replace(stored: Draft): void {
    const { edited, state } = this.#store;
    if (!edited || !state) return;
    const before = edited.shown;
    edited.accept(stored);
    this.#store.showOpen(state, hasOtherFields(before, edited.shown));
  }

  /** Repeats a failed load or save, for example when the browser is online or the writer has signed in again. */
  retry(): void {
    if (this.#store.snapshot().phase === 'failed') {
      this.#store.show({ phase: 'loading' });
      void this.open();
    } else if (this.#canBeRepeated()) void this.#saves.save();
    else if (this.#store.state?.kind === 'readOnly') this.#parts.lock.hurry();
  }

  /** Stores as many changes as possible, because the page may close at any moment. */
  leavePage(): void {
    this.#report();
    void this.#copy();
    if (this.#saves.inFlight === null && this.#isSmall) void this.#saves.leave({ keepalive: true });
    const { edited, state } = this.#store;
    // After the save, so that the copy knows what was sent.
    if (edited && state?.kind !== 'readOnly') this.#copies.writeAtOnce(edited);
  }

  /** Copies and saves changes now, because the page is hidden. A phone may end it without a further event. */
  keep(): void {
    this.#report();
    const { edited, state, hasChanges } = this.#store;
    if (!hasChanges) return;
    void this.#copy();
    if (state?.kind === 'dirty') void this.#saves.save({ keepalive: this.#isSmall });
    if (edited && state?.kind !== 'readOnly') this.#copies.writeAtOnce(edited);
  }

  /** True if changes wait for a connection, or are stored neither on the server nor in the browser. */
  get isWaiting(): boolean {
    const { hasChanges, isKept, state } = this.#store;
    return hasChanges && (state?.kind === 'offline' || (!isKept && state?.kind !== 'readOnly'));
  }

  /**
   * Closes the saver with a last save. Without a connection, saves as soon as there is one, while the page is open.
   * @returns a promise that resolves once another saver may open the draft
   */
  async close(): Promise<void> {
    this.#report();
    this.#isClosed = true;
    await this.#opening;
    await this.#copy();
    await this.#saves.inFlight;
    await this.#saves.leave();
    if (this.isWaiting)
      await new Promise<void>((resolve) => {
        this.#end = resolve;
      });
    if (!this.#isClosed) return;
    this.#saves.cancel();
    this.#parts.lock.release();
  }

  /** Cancels a `close` that waits for a connection, because the writer has opened the draft again. */
  reopen(): void {
    this.#isClosed = false;
    this.#end();
  }

  async prepareHandover(): Promise<void> {
    do {
      this.#report();
      await this.#copy();
      await this.saveNow();
      // The writer may have typed during the save.
      this.#report();
    } while (this.#store.state?.kind === 'dirty');
  }

  handOver(): void {
    this.#report();
    // The other tab opens the copy as soon as it has the lock, which IndexedDB may not wait for.
    if (this.#store.edited) this.#copies.writeAtOnce(this.#store.edited);
  }

  lost(): void {
    this.#copying.cancel();
    this.#saves.cancel();
    this.#store.apply({ kind: 'lockLost' });
    if (!this.#isEnding()) this.#parts.lock.wait(this);
  }

  async gained(): Promise<void> {
    await this.#load(true).catch(() => {
      this.#parts.lock.release();
      this.lost();
    });
  }

  async #load(isHeld: boolean): Promise<void> {
    const { edited, state, copy } = await openDraft(this.#id, this.#parts, isHeld);
    this.#store.open(edited, state, copy && edited.hasChanges ? copy.at : null);
    if (edited.mine) this.#store.setMerged(true);
    if (state.kind === 'saved' && copy) void this.#copy();
    this.#saves.goOn();
  }

  /** True if a call with the changes may outlive the page. */
  get #isSmall(): boolean {
    return JSON.stringify(this.#store.edited?.unsaved ?? {}).length <= keepaliveLength;
  }

  #canBeRepeated(): boolean {
    const { state } = this.#store;
    return state?.kind === 'offline' || (state !== null && sessionFault(state) !== null);
  }

  #isEnding(): boolean {
    if (!this.#isClosed || this.isWaiting) return false;
    this.#end();
    return true;
  }

  async #copy(): Promise<void> {
    this.#copying.cancel();
    const { edited, state } = this.#store;
    if (edited && state?.kind !== 'readOnly') this.#store.keep(await this.#copies.write(edited));
  }
}
