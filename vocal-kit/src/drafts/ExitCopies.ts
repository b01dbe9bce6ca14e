import type { LocalCopy } from './copyStorage.ts';

const prefix = 'marquee-vocal:exit:';

/**
 * Copies that a page writes while it is being left. The browser can end the page before IndexedDB has opened a
 * transaction, whereas `localStorage` has the copy as soon as `put` returns.
 */
export class ExitCopies {
  readonly #storage: () => Storage;

  /** @param storage may throw, for example if the browser blocks storage */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  /** Leaves a copy out for which the browser has no room. */
  put(copy: LocalCopy): void {
    this.#ifAllowed((storage) => storage.setItem(prefix + copy.id, JSON.stringify(copy)));
  }

  get(id: string): LocalCopy | undefined {
    return this.#ifAllowed((storage) => {
      const text = storage.getItem(prefix + id);
      return text === null ? undefined : (JSON.parse(text) as LocalCopy);
    });
  }

  remove(id: string): void {
    this.#ifAllowed((storage) => storage.removeItem(prefix + id));
  }

  all(): LocalCopy[] {
    const keys = this.#ifAllowed((storage) => Object.keys(storage)) ?? [];
    return keys.filter((key) => key.startsWith(prefix)).flatMap((key) => this.get(key.slice(prefix.length)) ?? []);
  }

  #ifAllowed<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(this.#storage());
    } catch {
      return undefined;
    }
  }
}
