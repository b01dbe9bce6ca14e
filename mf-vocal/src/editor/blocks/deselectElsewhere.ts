import { Extension } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Deselects a block when the writer presses outside of the document and its menus. Inside, the editor itself moves the
 * selection. Also leaves the first block of a post unselected when the post opens.
 */
export const deselectElsewhere = Extension.create({
  name: 'deselectElsewhere',
  onCreate() {
    leaveBlock(this.editor.view, 'before');
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      view: (view) => {
        const page = view.dom.ownerDocument;
        const onPointerDown = ({ target }: Event) => {
          // A dialog is about the selected block. A finding selects its own place, and must stay under the pointer until
          // the click: a block that folds its fields can move the page.
          const isElsewhere =
            target instanceof Element && !target.closest('dialog, [data-findings]') && !areaOf(view).contains(target);
          if (isElsewhere) leaveBlock(view, 'after');
        };
        page.addEventListener('pointerdown', onPointerDown);
        return { destroy: () => page.removeEventListener('pointerdown', onPointerDown) };
      },
    }),
  ],
});

function areaOf({ dom }: EditorView): Element {
  return dom.closest('[data-document]') ?? dom;
}

function leaveBlock(view: EditorView, side: 'before' | 'after'): void {
  const { selection, doc, tr } = view.state;
  const { $from, to } = selection;
  const isWhole = side === 'after' && selection instanceof NodeSelection && $from.depth === 0;
  const isInside = $from.depth > 1 && $from.node(1).type.isInGroup('module');
  if (!isWhole && !isInside) return;
  const place = doc.resolve(isWhole ? to : side === 'after' ? $from.after(1) : $from.before(1));
  const next = side === 'after' ? place.nodeAfter : null;
  // Between two blocks, before the first block and after the last block, there is no text for the caret.
  const hasText = next !== null && !next.type.isInGroup('module');
  view.dispatch(tr.setSelection(hasText ? Selection.near(place) : new GapCursor(place)));
}
