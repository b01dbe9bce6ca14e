import type { Draft, DraftChanges } from '@marquee/shared/domain';
import { ApiError } from '@marquee/shared/transport';
import { etagOf, type SaveOptions, type StoredDraft } from '../api/createDeskApi.ts';
import type { Clock } from '../saving/clock.ts';
import type { LockHolder } from '../saving/EditLock.ts';
import type { CopyStorage, LocalCopy } from '../saving/LocalCopies.ts';
import { draft } from './draft.ts';

/** The api, as a saver sees it: one draft with versions. A test decides how each call ends. */
export class FakeDesk {
  stored: Draft = draft();
  /** Every save that was sent, stored or not. */
  readonly saves: { changes: DraftChanges; options: SaveOptions }[] = [];
  /** Result of the next calls: `lost` stores a save, but its response does not arrive. */
  network: 'up' | 'down' | 'lost' | { status: number; problem: unknown } = 'up';
  /** While it is set, calls wait for it. */
  gate: Promise<void> | null = null;

  readonly draft = async (): Promise<StoredDraft> => {
    if (this.network === 'down') throw new ApiError('Server error fetching data');
    return { draft: this.stored, etag: etagOf(this.stored) };
  };

  readonly save = async (_id: string, changes: DraftChanges, options: SaveOptions): Promise<StoredDraft> => {
    this.saves.push({ changes, options });
    await this.gate;
    const { network } = this;
    if (network === 'down') throw new ApiError('Server error fetching data');
    if (typeof network === 'object') throw new ApiError('Refused.', network.status, network.problem);
    if (options.etag !== etagOf(this.stored)) {
      throw new ApiError('Changed elsewhere.', 412, { code: 'changed-elsewhere', post: this.stored });
    }
    this.storeElsewhere(changes);
    if (network === 'lost') throw new ApiError('Server error fetching data');
    return { draft: this.stored, etag: etagOf(this.stored) };
  };

  /** Stores a version, as another browser would. */
  storeElsewhere(changes: DraftChanges): void {
    this.stored = { ...this.stored, ...changes, version: this.stored.version + 1 };
  }
}

/** A browser's storage, shared by its tabs and visits. */
export class FakeCopies implements CopyStorage {
  readonly copies = new Map<string, LocalCopy>();
  readonly get = async (id: string) => this.copies.get(id);
  readonly put = async (copy: LocalCopy) => void this.copies.set(copy.id, copy);
  readonly remove = async (id: string) => void this.copies.delete(id);
}

/** The lock of a draft among a browser's tabs. */
export class FakeLocks {
  #holder: LockHolder | null = null;

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
        this.#holder?.lost();
        own = this.#holder = holder;
      },
      release: () => {
        if (this.#holder === own) this.#holder = null;
      },
    };
  }

  /** The tab that has the lock ends without a word. */
  kill(): void {
    this.#holder = null;
  }
}

/** A clock that a test advances; `die` ends a tab, whose timers run no more. */
export class FakeClock implements Clock {
  #now = Date.parse('2026-11-22T10:00:00.000Z');
  #timers: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  die(): void {
    this.#timers = [];
  }

  /** Lets time pass, with everything that timers and promises do in it. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settled();
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#now = next.at;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.run();
    }
    this.#now = end;
  }
}

/** Runs all promises that wait for nothing but each other. */
export async function settled(): Promise<void> {
  for (let step = 0; step < 30; step += 1) await Promise.resolve();
}
