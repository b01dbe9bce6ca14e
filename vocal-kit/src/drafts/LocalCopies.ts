import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CopyStorage, LocalCopy } from './copyStorage.ts';
import { ExitCopies } from './ExitCopies.ts';

interface Schema extends DBSchema {
  copies: { key: string; value: LocalCopy };
}

/** Stores copies in IndexedDB, and exit copies. The previous and later versions of Vocal must be able to read them. */
export class LocalCopies implements CopyStorage {
  readonly #exitCopies = new ExitCopies(() => localStorage);
  readonly #listeners = new Set<() => void>();
  #database: Promise<IDBPDatabase<Schema>> | undefined;

  /** Opens the database at the first use. After a failure, the next use tries again. */
  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>('marquee-vocal', 1, {
      upgrade: (database) => void database.createObjectStore('copies', { keyPath: 'id' }),
      terminated: () => {
        this.#database = undefined;
      },
    }).catch((error: unknown) => {
      this.#database = undefined;
      throw error;
    });
    return this.#database;
  }

  async get(id: string): Promise<LocalCopy | undefined> {
    const exit = this.#exitCopies.get(id);
    const stored = await this.#open()
      .then((database) => database.get('copies', id))
      .catch((error: unknown) => {
        if (!exit) throw error;
        return undefined;
      });
    return exit && (!stored || exit.at >= stored.at) ? exit : stored;
  }

  async put(copy: LocalCopy): Promise<void> {
    const transaction = (await this.#open()).transaction('copies', 'readwrite');
    const put = transaction.store.put(copy);
    // Commits explicitly. The browser would commit after a later event, before which a busy page may be closed.
    transaction.commit();
    await Promise.all([put, transaction.done]);
    const exit = this.#exitCopies.get(copy.id);
    // An exit copy with the same time may include a save that this copy lacks, so only older ones are removed.
    if (exit && exit.at < copy.at) this.#exitCopies.remove(copy.id);
    this.#tell();
  }

  putAtOnce(copy: LocalCopy): void {
    this.#exitCopies.put(copy);
  }

  async remove(id: string): Promise<void> {
    this.#exitCopies.remove(id);
    await (await this.#open()).delete('copies', id);
    this.#tell();
  }

  /** Calls a listener after each change by this page. @returns a function that unsubscribes it */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  async of(account: string): Promise<LocalCopy[]> {
    const stored = await (await this.#open()).getAll('copies');
    const exits = this.#exitCopies.all();
    const all = [...stored.filter(({ id }) => !exits.some((exit) => exit.id === id)), ...exits];
    return all.filter((copy) => copy.account === account);
  }
}
