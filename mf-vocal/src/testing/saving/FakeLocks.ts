import type { LockHolder } from '../../saving/lock/EditLock.ts';

/** The lock of a draft among a browser's tabs. */
export class FakeLocks {
  #holder: LockHolder | null = null;
  #waiting: LockHolder | null = null;

  forTab() {
    let own: LockHolder | null = null;
    return {
      acquire: async (holder: LockHolder) => {
        if (this.#holder) return false;
        own = this.#holder = holder;
        return true;
      },
      takeOver: async (holder: LockHolder) => {
        await this.#holder?.prepareHandover();
        this.#holder?.handOver();
        this.#holder?.lost();
        own = this.#holder = holder;
      },
      wait: (holder: LockHolder) => {
        own = this.#waiting = holder;
      },
      hurry: () => undefined,
      release: () => {
        if (this.#holder === own) this.#holder = null;
        if (this.#waiting === own) this.#waiting = null;
      },
    };
  }

  /** The tab that has the lock ends without a word. */
  kill(): void {
    this.#holder = this.#waiting;
    this.#waiting = null;
    this.#holder?.gained();
  }
}
