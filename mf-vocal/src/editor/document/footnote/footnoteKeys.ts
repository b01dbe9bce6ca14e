import { Extension } from '@tiptap/core';
import { type EditorState, NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { insertFootnote, newFootnote } from './insertFootnote.ts';

/** The selection of a footnote alone. Null for any other selection. */
export function selectedNote({ selection }: EditorState): NodeSelection | null {
  return selection instanceof NodeSelection && selection.node.type.name === 'footnote' ? selection : null;
}

/**
 * Handles keys of footnotes. Ctrl+Alt+F, or ⌘⌥F on a Mac, adds a footnote. On a selected footnote, Enter, Tab and Alt+F10
 * go to its text, and typed words are inserted after it. Words that are typed before the field of a new footnote opens
 * become its text. Leaving a footnote without words removes it.
 */
export const footnoteKeys = Extension.create({
  name: 'footnoteKeys',
  // These keys take precedence over the keys of tables and blocks.
  priority: 220,
  addKeyboardShortcuts() {
    const { editor } = this;
    const toField = () => {
      if (!selectedNote(editor.state)) return false;
      const area = editor.view.dom.parentElement?.parentElement;
      area?.querySelector<HTMLElement>('[data-footnote-field] [role=textbox]')?.focus();
      return true;
    };
    return {
      'Mod-Alt-f': () => editor.chain().command(insertFootnote).run(),
      Enter: toField,
      Tab: toField,
      'Alt-F10': toField,
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key: newFootnote,
      state: {
        init: () => false,
        apply: (transaction, isNew, _before, state) =>
          (isNew || transaction.getMeta(newFootnote) === true) && selectedNote(state) !== null,
      },
      appendTransaction: (_, _before, state) => withoutEmptyNotes(state),
      props: {
        handleTextInput({ state, dispatch }, _from, _to, text) {
          const note = selectedNote(state);
          if (!note) return false;
          const { tr } = state;
          if (newFootnote.getState(state)) {
            tr.setNodeAttribute(note.from, 'html', note.node.attrs.html + escapeHtml(text));
            dispatch(tr.setSelection(NodeSelection.create(tr.doc, note.from)));
            return true;
          }
          tr.insertText(text, note.to).setSelection(TextSelection.create(tr.doc, note.to + text.length));
          dispatch(tr.scrollIntoView());
          return true;
        },
      },
    }),
  ],
});

/** Writes characters as HTML. */
function escapeHtml(text: string): string {
  const element = document.createElement('p');
  element.textContent = text;
  return element.innerHTML;
}

function withoutEmptyNotes(state: EditorState) {
  const selected = selectedNote(state)?.from;
  const places: number[] = [];
  state.doc.descendants((node, place) => {
    if (node.type.name === 'footnote' && node.attrs.html === '' && place !== selected) places.push(place);
  });
  if (places.length === 0) return null;
  const { tr } = state;
  for (const place of places.reverse()) tr.delete(place, place + 1);
  return tr;
}
