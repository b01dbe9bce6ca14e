import type { CopyStorage, LocalCopy } from '@marquee/vocal-kit/drafts/copyStorage.ts';
import type { Clock } from '../clock.ts';
import type { EditedDraft } from '../EditedDraft.ts';

/** Keeps the copy of one draft in the browser equal to its unsaved changes. Copies are written in order. */
export class CopyWriter {
  readonly #draft: { id: string; account: string };
  readonly #copies: CopyStorage;
  readonly #clock: Clock;
  #written: Promise<boolean> = Promise.resolve(true);

  constructor(draft: { id: string; account: string }, copies: CopyStorage, clock: Clock) {
    this.#draft = draft;
    this.#copies = copies;
    this.#clock = clock;
  }

  /**
   * Writes a copy after all earlier copies.
   * @returns true if the browser has stored it. Never rejects, so that a browser without storage does not stop saves
   */
  write(edited: EditedDraft): Promise<boolean> {
    const copy = this.#copyOf(edited);
    this.#written = this.#written.then(() =>
      (copy ? this.#put(copy) : this.#copies.remove(this.#draft.id)).then(
        () => true,
        () => false,
      ),
    );
    return this.#written;
  }

  /** Writes a copy synchronously, because the page is about to close. */
  writeAtOnce(edited: EditedDraft): void {
    const copy = this.#copyOf(edited);
    if (copy) this.#copies.putAtOnce(copy);
  }

  #copyOf(edited: EditedDraft): LocalCopy | null {
    if (!edited.hasChanges) return null;
    const at = new Date(this.#clock.now()).toISOString();
    return { ...this.#draft, ...edited.unsaved, at, stored: edited.stored, title: edited.shown.title };
  }

  /** Stores a copy. If the browser has no space for the whole draft, stores only the changes. */
  async #put(copy: LocalCopy): Promise<void> {
    try {
      await this.#copies.put(copy);
    } catch {
      const { stored: _stored, ...changes } = copy;
      await this.#copies.put(changes);
    }
  }
}
