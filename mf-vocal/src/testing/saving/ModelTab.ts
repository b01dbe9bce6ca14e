import { EditorState, type Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { changesOf } from '../../editor/document/changesOf.ts';
import { documentOf } from '../../editor/document/documentOf.ts';
import { showMerged } from '../../editor/writing/showMerged.ts';
import { DraftSaver } from '../../saving/DraftSaver.ts';
import { FakeClock } from './FakeClock.ts';
import type { FakeCopies } from './FakeCopies.ts';
import type { FakeLocks } from './FakeLocks.ts';
import type { ModelServer } from './ModelServer.ts';

type Browser = { copies: FakeCopies; locks: FakeLocks };

/**
 * A tab with the real saver and the real document, but without a view. It reports the document when the saver asks, and
 * reads the document again with each generation, as the page does.
 */
export class ModelTab {
  readonly clock = new FakeClock();
  readonly saver: DraftSaver;
  state: EditorState | null = null;
  readonly #browser: Browser;
  readonly #lock: ReturnType<FakeLocks['forTab']>;
  #isAlive = true;
  #isReported = true;
  #generation = 0;
  #leaveEditor: () => void = () => undefined;

  constructor(server: ModelServer, browser: Browser) {
    this.#browser = browser;
    this.#lock = browser.locks.forTab();
    const { copies } = browser;
    // Scripts of a page that has ended must not continue after a response.
    const whileAlive = <T>(value: Promise<T>): Promise<T> =>
      value.then(
        (result) => (this.#isAlive ? result : new Promise<T>(() => undefined)),
        (error: unknown) => (this.#isAlive ? Promise.reject(error) : new Promise<T>(() => undefined)),
      );
    this.saver = new DraftSaver('post-1', {
      api: {
        draft: (id) => whileAlive(server.draft.call(null, ...([id] as unknown as []))),
        save: (...call) => whileAlive(server.save(...call)),
      },
      copies: {
        get: (id) => whileAlive(copies.get(id)),
        put: async (copy) => (this.#isAlive ? copies.put(copy) : undefined),
        putAtOnce: (copy) => (this.#isAlive ? copies.putAtOnce(copy) : undefined),
        of: copies.of,
        remove: async (id) => (this.#isAlive ? copies.remove(id) : undefined),
      },
      lock: this.#lock,
      clock: this.clock,
      account: 'user-1',
    });
    this.saver.subscribe(() => queueMicrotask(() => this.#render()));
  }

  get kind(): string {
    const snapshot = this.saver.snapshot();
    return snapshot.phase === 'open' ? snapshot.state.kind : snapshot.phase;
  }

  get canWrite(): boolean {
    return this.state !== null && !['readOnly', 'conflict', 'loading', 'failed'].includes(this.kind);
  }

  /** Applies a step of the writer. The saver learns of it only when it asks, or when the editor reports. */
  dispatch(transaction: Transaction): void {
    if (!this.state) return;
    this.state = this.state.apply(transaction);
    this.#isReported = false;
  }

  report(): void {
    const snapshot = this.saver.snapshot();
    if (this.#isReported || !this.state || snapshot.phase !== 'open') return;
    this.#isReported = true;
    const changes = changesOf(this.state.doc, snapshot.draft);
    if (Object.keys(changes).length > 0) this.saver.change(changes);
  }

  /** Ends the page with the event that browsers send before. */
  leave(): void {
    this.saver.leavePage();
    this.end();
  }

  /** Ends the page without an event, as a crash does. */
  end(): void {
    const isHolder = !['readOnly', 'failed', 'loading'].includes(this.kind);
    this.#isAlive = false;
    this.clock.die();
    if (isHolder) this.#browser.locks.kill();
    else this.#lock.release();
  }

  #render(): void {
    const snapshot = this.saver.snapshot();
    if (!this.#isAlive || snapshot.phase !== 'open' || snapshot.generation === this.#generation) return;
    this.#leaveEditor();
    this.#generation = snapshot.generation;
    this.state = EditorState.create({ doc: documentOf(snapshot.draft) });
    this.#isReported = true;
    this.#leaveEditor = this.saver.registerEditor(
      () => this.report(),
      async () => (story) => showMerged(this.#editor(), story),
    );
  }

  /** The parts of an editor that a merge uses. */
  #editor(): Editor {
    const { state } = this;
    const dispatch = (transaction: Transaction) => this.dispatch(transaction);
    return { state, view: { dispatch } } as unknown as Editor;
  }
}
