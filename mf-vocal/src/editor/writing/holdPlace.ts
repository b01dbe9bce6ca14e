import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection, Plugin, type Selection } from '@tiptap/pm/state';
import { elementAt } from './elementAt.ts';

type Storage = {
  /** The element that was pressed last. Null after a key press. */
  pressed: Element | null;
  /** Index of the block that shows its fields. Null if no block shows them. */
  selected: number | null;
};

/**
 * Scrolls when blocks show or hide their fields, so that the writer's place does not move. After a press, the pressed
 * element stays under the pointer. After a key, the line of the caret stays where it is.
 */
export const holdPlace = Extension.create<Record<string, never>, Storage>({
  name: 'holdPlace',
  addStorage: () => ({ pressed: null, selected: null }),
  addProseMirrorPlugins() {
    const { storage } = this;
    return [
      new Plugin({
        view: ({ dom: { ownerDocument: page } }) => {
          const onPointerDown = ({ target }: Event) => {
            storage.pressed = target instanceof Element ? target : null;
          };
          const onKeyDown = () => {
            storage.pressed = null;
          };
          page.addEventListener('pointerdown', onPointerDown, true);
          page.addEventListener('keydown', onKeyDown, true);
          return {
            destroy: () => {
              page.removeEventListener('pointerdown', onPointerDown, true);
              page.removeEventListener('keydown', onKeyDown, true);
            },
          };
        },
      }),
    ];
  },
  onSelectionUpdate() {
    const selected = selectedBlock(this.editor.state.selection);
    if (selected === this.storage.selected) return;
    this.storage.selected = selected;
    const held = heldElement(this.editor, this.storage.pressed);
    if (held) hold(held);
  },
});

/** Returns the index of the block with the selection. Null if the selection is in plain text. */
function selectedBlock(selection: Selection): number | null {
  const { $from } = selection;
  const node = selection instanceof NodeSelection && $from.depth === 0 ? selection.node : $from.node(1);
  return node?.type.isInGroup('module') ? $from.index(0) : null;
}

function heldElement({ view, state }: Editor, pressed: Element | null): Element | null {
  if (!pressed || pressed === view.dom) return elementAt(view, state.selection.head);
  // An element around the document does not move with its lines, so it cannot be held.
  return pressed.contains(view.dom) ? null : pressed;
}

/** Scrolls in the next frame, because blocks are rendered after the transaction. */
function hold(element: Element): void {
  const { documentElement, defaultView: page } = element.ownerDocument;
  const before = element.getBoundingClientRect().top;
  // Otherwise the browser's own scroll anchoring would scroll too, and the page would move twice as far.
  documentElement.style.overflowAnchor = 'none';
  page?.requestAnimationFrame(() => {
    if (element.getClientRects().length > 0) page.scrollBy(0, element.getBoundingClientRect().top - before);
    documentElement.style.overflowAnchor = '';
  });
}
