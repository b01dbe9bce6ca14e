import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Range of the document that a paste will replace. */
type Place = { from: number; to: number };

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
      // What was typed over the selection stays.
      const isReplaced = from.deletedAfter && to.deletedBefore;
      const { pos } = this.#isInserting ? to : from;
      Object.assign(place, isReplaced ? { from: pos, to: pos } : { from: from.pos, to: to.pos });
    }
  }

  /** Forgets a paste that comes to nothing. */
  remove(place: Place): void {
    this.#places.delete(place);
  }

  /**
   * Inserts a paste at its place. The caret follows the pasted text, unless the writer has moved it since.
   * @param insert replaces the selection
   */
  insertAt(view: EditorView, place: Place, insert: () => void): void {
    this.#places.delete(place);
    const { doc, selection } = view.state;
    const hasMoved = selection.from !== place.from || selection.to !== place.to;
    if (hasMoved) select(view, place.from, place.to);
    this.#isInserting = true;
    try {
      insert();
    } finally {
      this.#isInserting = false;
    }
    if (!hasMoved) return;
    const added = view.state.doc.content.size - doc.content.size;
    const moved = (position: number) => (position < place.to ? position : position + added);
    select(view, moved(selection.anchor), moved(selection.head));
  }
}

function select(view: EditorView, anchor: number, head: number): void {
  const { doc, tr } = view.state;
  const resolve = (position: number) => doc.resolve(Math.min(Math.max(0, position), doc.content.size));
  view.dispatch(tr.setSelection(TextSelection.between(resolve(anchor), resolve(head))));
}
