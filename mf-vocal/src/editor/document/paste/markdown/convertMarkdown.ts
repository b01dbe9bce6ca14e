import { closeHistory } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Pasted } from '../leftOut.ts';
import { type MarkdownText, pasteKey, wordsIn } from '../pasteState.ts';
import { pasteMarkdown } from './pasteMarkdown.ts';

/**
 * Replaces inserted Markdown by its blocks, unless the writer has changed it. The caret stays where the writer has moved it.
 * @param words the inserted text as it was in the document
 * @param insert replaces the selection
 */
export async function convertMarkdown(
  view: EditorView,
  source: MarkdownText['source'],
  words: string,
  insert: (pasted: Pasted) => void,
): Promise<void> {
  const pasted = await pasteMarkdown(source.text).catch(() => null);
  if (view.isDestroyed) return;
  const state = pasteKey.getState(view.state);
  const text = state?.markdown;
  if (text?.source !== source) return;
  const end = view.state.tr.setMeta(pasteKey, { ...state, markdown: null });
  if (!pasted || !view.editable || wordsIn(view, text) !== words) {
    view.dispatch(end);
    return;
  }
  const { doc, selection } = view.state;
  view.dispatch(closeHistory(end.setSelection(TextSelection.between(doc.resolve(text.from), doc.resolve(text.to)))));
  insert(pasted);
  // If the writer has moved the caret, it stays there.
  const isAtEnd = selection.empty && selection.from === text.to;
  if (isAtEnd) return;
  const place =
    selection.from <= text.from ? selection.from : selection.from + view.state.doc.content.size - doc.content.size;
  view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(Math.max(0, place)))));
}
