import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A press outside of the document and its menus deselects a block. Inside, the editor itself moves the selection. */
export const deselectElsewhere = Extension.create({
  name: 'deselectElsewhere',
  addProseMirrorPlugins: () => [
    new Plugin({
      view: (view) => {
        const page = view.dom.ownerDocument;
        const onPointerDown = ({ target }: Event) => {
          if (target instanceof Node && !areaOf(view).contains(target)) leaveBlock(view);
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

function leaveBlock(view: EditorView): void {
  const { selection, doc, tr } = view.state;
  const isBlock = selection instanceof NodeSelection && selection.node.type.isInGroup('module');
  if (isBlock) view.dispatch(tr.setSelection(Selection.near(doc.resolve(selection.to))));
}
