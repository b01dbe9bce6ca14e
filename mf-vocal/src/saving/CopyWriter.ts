import type { Clock } from './clock.ts';
import type { EditedDraft } from './EditedDraft.ts';
import type { CopyStorage } from './LocalCopies.ts';

/** Keeps the copy of one draft in the browser equal to its unsaved changes. Copies are written in order. */
export class CopyWriter {
  readonly #id: string;
  readonly #copies: CopyStorage;
  readonly #clock: Clock;
  #written: Promise<void> = Promise.resolve();

  constructor(id: string, copies: CopyStorage, clock: Clock) {
    this.#id = id;
    this.#copies = copies;
    this.#clock = clock;
  }

  /** @returns once this copy, and all before it, are written. A browser that keeps nothing must not keep the server from saving. */
  write(edited: EditedDraft): Promise<void> {
    const at = new Date(this.#clock.now()).toISOString();
    const copy = edited.hasChanges ? { ...edited.unsaved, id: this.#id, at } : null;
    this.#written = this.#written
      .then(() => (copy ? this.#copies.put(copy) : this.#copies.remove(this.#id)))
      .catch(() => undefined);
    return this.#written;
  }
}
