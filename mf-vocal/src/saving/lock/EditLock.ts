import type { Clock } from '../clock.ts';

/** Milliseconds that a tab has to hand over a draft. A tab that does not respond in time loses the draft. */
export const handoverMs = 3_000;
/** Milliseconds after which a tab no longer waits for the server, but hands over what the browser has. */
export const handoverWaitMs = 2_000;
/** Interval in milliseconds at which a waiting tab tries to get the lock. */
export const attemptMs = 2_000;

/** The tab that has the lock. */
export type LockHolder = {
  /**
   * Called when another tab requests the draft. Finishes pending work. The lock is released when the promise settles.
   */
  prepareHandover(): Promise<void>;
  /** Called directly before the lock is released to another tab. Stores what is not stored yet, without waiting. */
  handOver(): void;
  lost(): void;
  /** Called when a waiting tab gets the lock. */
  gained(): void;
};

/** Ensures that one tab of a browser edits a draft. */
export type DraftLock = {
  /** Tries to get the lock. @returns false if another tab has the lock */
  acquire(holder: LockHolder): Promise<boolean>;
  /** Takes the lock from the tab that holds it, after requesting a handover. */
  takeOver(holder: LockHolder): Promise<void>;
  /** Takes the lock as soon as no tab holds it, and notifies the holder. */
  wait(holder: LockHolder): void;
  /** Tries at once, because the writer has come back to this tab. */
  hurry(): void;
  /** Releases the lock, or stops waiting for it. */
  release(): void;
};

export type LockParts = {
  /** Undefined if the page has no Web Locks. Every tab may then edit, and the version reveals a conflict. */
  locks: LockManager | undefined;
  /** Reaches the tabs that have the same draft open. */
  openChannel(name: string): BroadcastChannel;
  clock: Clock;
  /** A hidden tab leaves the lock to a tab that is only loading its page again. */
  isVisible(): boolean;
};

/** A `DraftLock` that uses Web Locks. The browser releases the lock when the tab ends for any reason. */
export class EditLock implements DraftLock {
  readonly #name: string;
  readonly #parts: LockParts;
  #release: (() => void) | undefined;
  #wait: symbol | undefined;
  #attempt: (() => Promise<void>) | undefined;

  constructor(draftId: string, parts: LockParts) {
    this.#name = `vocal-draft-${draftId}`;
    this.#parts = parts;
  }

  acquire(holder: LockHolder): Promise<boolean> {
    return this.#request({ ifAvailable: true }, holder);
  }

  /** Polls for the lock, because a queued request would get it before a tab that takes over. */
  wait(holder: LockHolder): void {
    const wait = Symbol('wait');
    this.#wait = wait;
    const attempt = async () => {
      if (this.#wait !== wait || this.#attempt !== attempt) return;
      // The next attempt is planned by this one.
      this.#attempt = undefined;
      const isHeld = this.#parts.isVisible() && (await this.acquire(holder).catch(() => false));
      if (this.#wait === wait) {
        if (isHeld) holder.gained();
        else this.wait(holder);
      } else if (isHeld) this.release();
    };
    this.#attempt = attempt;
    this.#parts.clock.after(attemptMs, () => void attempt());
  }

  hurry(): void {
    void this.#attempt?.();
  }

  async takeOver(holder: LockHolder): Promise<void> {
    this.#wait = undefined;
    const channel = this.#parts.openChannel(this.#name);
    channel.postMessage('hand-over');
    channel.close();
    const ending = new AbortController();
    const cancel = this.#parts.clock.after(handoverMs, () => ending.abort());
    try {
      await this.#request({ signal: ending.signal }, holder);
    } catch {
      await this.#request({ steal: true }, holder);
    } finally {
      cancel();
    }
  }

  release(): void {
    this.#wait = undefined;
    this.#release?.();
    this.#release = undefined;
  }

  #request(options: LockOptions, holder: LockHolder): Promise<boolean> {
    const { locks } = this.#parts;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      let isHeld = false;
      locks
        .request(this.#name, options, (lock) => {
          isHeld = lock !== null;
          resolve(isHeld);
          return isHeld ? this.#hold(holder) : undefined;
        })
        .catch((error: unknown) => {
          // If the lock was held, another tab has stolen it, so the browser has rejected this request.
          if (isHeld) {
            this.release();
            holder.lost();
          }
          reject(error);
        });
    });
  }

  /** @returns a promise that lasts as long as the lock is held */
  #hold(holder: LockHolder): Promise<void> {
    return new Promise((resolve) => {
      const channel = this.#parts.openChannel(this.#name);
      this.#release = () => {
        channel.close();
        resolve();
      };
      channel.onmessage = async () => {
        channel.onmessage = null;
        const waited = new Promise<void>((end) => this.#parts.clock.after(handoverWaitMs, end));
        await Promise.race([holder.prepareHandover().catch(() => undefined), waited]);
        holder.handOver();
        this.release();
        holder.lost();
      };
    });
  }
}
