import type { ReaderConnections } from './ReaderConnections.ts';

/** Maximum time for readers' connections to end while a worker drains, in milliseconds. */
const drainMs = 75_000;

/**
 * States of a worker that has loaded its set and rendered the probe pages:
 * standby ⇄ active, and from both → draining → stopped.
 */
export type WorkerState = 'standby' | 'active' | 'draining' | 'stopped';

type WorkerLifeParts = {
  connections: Pick<ReaderConnections, 'open' | 'close' | 'endIdle'>;
  /** Called each time readers can connect. */
  onActive: () => void;
  /** Ends everything else and then the process. */
  onStopped: () => Promise<void>;
  /** Called when an action fails. */
  onFailure: (error: unknown) => void;
};

/**
 * The life of one worker, as its primary directs it. Actions run in order, because a server that is closed before it listens would listen
 * anyway.
 */
export class WorkerLife {
  readonly #parts: WorkerLifeParts;
  #state: WorkerState = 'standby';
  #isReady = true;
  #turn: Promise<void> = Promise.resolve();

  constructor(parts: WorkerLifeParts) {
    this.#parts = parts;
  }

  get state(): WorkerState {
    return this.#state;
  }

  /** True if load balancers may send new readers to this node. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Accepts readers. */
  activate(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#state !== 'standby') return;
      await this.#parts.connections.open();
      this.#state = 'active';
      this.#parts.onActive();
    });
  }

  /** Accepts no more connections, finishes open requests, and can be activated again. */
  standby(): Promise<void> {
    return this.#inTurn(() => {
      if (this.#state !== 'active') return;
      this.#state = 'standby';
      this.#parts.connections.close();
    });
  }

  /** Accepts no more connections, and stops when the open ones have ended. */
  drain(): Promise<void> {
    return this.#inTurn(() => {
      if (this.#state === 'draining' || this.#state === 'stopped') return;
      this.#state = 'draining';
      this.#parts.connections.close(() => void this.end());
      setTimeout(() => void this.end(), drainMs).unref();
    });
  }

  /** Has `/readyz` say that the node leaves soon. Readers are still served. */
  refuseNew(): void {
    this.#isReady = false;
  }

  /** Drains, and ends idle connections, because the whole node leaves. */
  stop(): Promise<void> {
    this.refuseNew();
    const drained = this.drain();
    return drained.then(() => this.#parts.connections.endIdle());
  }

  /** Stops at once. */
  async end(): Promise<void> {
    if (this.#state === 'stopped') return;
    this.#state = 'stopped';
    await this.#parts.onStopped();
  }

  #inTurn(act: () => void | Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(act).catch(this.#parts.onFailure);
    return this.#turn;
  }
}
