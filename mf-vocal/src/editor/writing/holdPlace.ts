import { type Editor, Extension } from '@tiptap/core';
import { NodeSelection, Plugin, type Selection } from '@tiptap/pm/state';
import { elementAt } from './elementAt.ts';

type Storage = {
  /** The element under the last press; null once a key was pressed. */
  pressed: Element | null;
  /** The block that shows its fields, by its place in the document. */
  selected: number | null;
};

/**
 * Keeps a writer's place in the window while blocks show their fields and fold them: the element that was pressed stays under
 * the mouse, and the line to which a key led stays in view.
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

/** The place of the block with the selection; null in plain text. */
function selectedBlock(selection: Selection): number | null {
  const { $from } = selection;
  const node = selection instanceof NodeSelection && $from.depth === 0 ? selection.node : $from.node(1);
  return node?.type.isInGroup('module') ? $from.index(0) : null;
}

function heldElement({ view, state }: Editor, pressed: Element | null): Element | null {
  if (!pressed || pressed === view.dom) return elementAt(view, state.selection.head);
  // All around the document moves with none of its lines.
  return pressed.contains(view.dom) ? null : pressed;
}

/** Blocks are rendered after the transaction, and painted in the next frame. */
function hold(element: Element): void {
  const { documentElement, defaultView: page } = element.ownerDocument;
  const before = element.getBoundingClientRect().top;
  // The browser would hold another element, and the page would go twice as far.
  documentElement.style.overflowAnchor = 'none';
  page?.requestAnimationFrame(() => {
    if (element.getClientRects().length > 0) page.scrollBy(0, element.getBoundingClientRect().top - before);
    documentElement.style.overflowAnchor = '';
  });
}
