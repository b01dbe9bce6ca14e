import type { EditorState, Transaction } from '@tiptap/pm/state';

/** Range of the document that a paste will replace. */
export type Place = { from: number; to: number };

/**
 * Places of pastes that wait for their code. The writer may type meanwhile: each paste goes to where the caret was, before
 * what was typed since, and after the pastes before it.
 */
export class WaitingPastes {
  readonly #places = new Set<Place>();
  #isInserting = false;

  /** Remembers the selection as the place of a paste. */
  add({ selection: { from, to } }: EditorState): Place {
    const place = { from, to };
    this.#places.add(place);
    return place;
  }

  /** Moves the places with a change of the document. */
  follow({ mapping }: Transaction): void {
    const side = this.#isInserting ? 1 : -1;
    for (const place of this.#places) {
      const from = mapping.mapResult(place.from, side);
      const to = mapping.mapResult(place.to, side);
      // The writer has typed over the selection. The paste must not replace these words.
      const isReplaced = from.deletedAfter && to.deletedBefore;
      const { pos } = this.#isInserting ? to : from;
      Object.assign(place, isReplaced ? { from: pos, to: pos } : { from: from.pos, to: to.pos });
    }
  }

  /** Ends the wait of a paste. @param insert inserts it, before the pastes that still wait */
  end(place: Place, insert?: () => void): void {
    this.#places.delete(place);
    this.#isInserting = true;
    try {
      insert?.();
    } finally {
      this.#isInserting = false;
    }
  }
}
