import { closeHistory } from '@tiptap/pm/history';
import type { Mark, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { typedReplacement } from './typedReplacement.ts';

/** Maximum number of characters before the caret that are read. No sentence is longer. */
const maxBefore = 1_000;

/** The last replacement. Backspace takes it back as long as nothing else changes the document or the selection. */
type Replaced = { from: number; to: number; plain: string };

const key = new PluginKey<Replaced | null>('typedMarks');

/**
 * Replaces quotation marks, dashes and dots as they are typed, but not in code. The typed characters are a step of the
 * history of their own, so one undo or a Backspace right after restores them.
 * @param languageOf returns the language of the post, BCP 47
 */
export function typedMarks(languageOf: () => string): Plugin {
  return new Plugin<Replaced | null>({
    key,
    state: {
      init: () => null,
      apply(transaction, before) {
        const replaced = transaction.getMeta(key) as Replaced | undefined;
        if (replaced) return replaced;
        return transaction.docChanged || transaction.selectionSet ? null : before;
      },
    },
    props: {
      handleTextInput(view, from, to, text) {
        if (view.composing || [...text].length !== 1) return false;
        return replaceTyped(view, { from, to, text }, languageOf());
      },
      handleKeyDown: (view, event) => event.key === 'Backspace' && takeBack(view),
    },
  });
}

function replaceTyped(view: EditorView, typed: { from: number; to: number; text: string }, language: string): boolean {
  const { from, to, text } = typed;
  const $from = view.state.doc.resolve(from);
  const marks = marksAt(view.state, $from);
  if ($from.parent.type.spec.code || marks.some(isCode)) return false;
  const passage = marks.find(({ type }) => type.name === 'language');
  const replacement = typedReplacement(textBefore($from), text, String(passage?.attrs.lang ?? language));
  if (!replacement) return false;
  view.dispatch(view.state.tr.insertText(text, from, to).scrollIntoView());
  const start = from - replacement.cut;
  const { tr } = view.state;
  tr.insertText(replacement.text, start, from + text.length);
  tr.setMeta(key, { from: start, to: start + replacement.text.length, plain: replacement.plain });
  view.dispatch(closeHistory(tr).scrollIntoView());
  return true;
}

function takeBack({ state, dispatch }: EditorView): boolean {
  const replaced = key.getState(state);
  if (!replaced) return false;
  dispatch(state.tr.insertText(replaced.plain, replaced.from, replaced.to));
  return true;
}

const isCode = ({ type }: Mark) => type.spec.code === true;
const marksAt = ({ storedMarks, selection }: EditorState, $from: ResolvedPos) =>
  (selection.empty && storedMarks) || $from.marks();

/** Returns the line before the caret. Code counts as a word. */
function textBefore($from: ResolvedPos): string {
  let text = '';
  $from.parent.nodesBetween(Math.max(0, $from.parentOffset - maxBefore), $from.parentOffset, (node, place) => {
    const end = $from.parentOffset - place;
    if (node.type.name === 'hardBreak') text += '\n';
    else if (!node.isText || node.marks.some(isCode)) text += 'x';
    else text += node.text?.slice(0, end) ?? '';
  });
  return text;
}
