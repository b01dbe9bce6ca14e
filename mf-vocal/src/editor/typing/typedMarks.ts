import { closeHistory } from '@tiptap/pm/history';
import type { Mark, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { sameLength, typedLine, typedReplacement } from './typedReplacement.ts';
import type { TypedRun } from './typedRun.ts';

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
  const spoken = languageAt(view.state, $from, language);
  const replacement = spoken && typedReplacement(textBefore($from), text, spoken);
  if (!replacement) return false;
  view.dispatch(view.state.tr.insertText(text, from, to).scrollIntoView());
  const start = from - replacement.cut;
  const { tr } = view.state;
  tr.insertText(replacement.text, start, from + text.length);
  tr.setMeta(key, { from: start, to: start + replacement.text.length, plain: replacement.plain });
  view.dispatch(closeHistory(tr).scrollIntoView());
  return true;
}

/** Replaces the marks in characters that were typed, as long as the caret is behind them. One undo restores them. */
export function replaceRun({ state, dispatch }: EditorView, { from, to }: TypedRun, language: string): void {
  const { doc, selection, tr } = state;
  if (!selection.empty || selection.from !== to) return;
  const $from = doc.resolve(from);
  const spoken = languageAt(state, $from, language);
  if (!spoken) return;
  const start = textBefore($from);
  const before = start + doc.textBetween(from, to, undefined, '\n');
  const line = typedLine(start, before.slice(start.length), spoken);
  if (line === before) return;
  const same = sameLength(before, line);
  tr.insertText(line.slice(same), to - before.length + same, to);
  dispatch(closeHistory(tr).scrollIntoView());
}

function takeBack({ state, dispatch }: EditorView): boolean {
  const replaced = key.getState(state);
  if (!replaced) return false;
  dispatch(state.tr.insertText(replaced.plain, replaced.from, replaced.to));
  return true;
}

/** Returns the language of a place, or null in code. */
function languageAt(state: EditorState, $from: ResolvedPos, language: string): string | null {
  const marks = marksAt(state, $from);
  if ($from.parent.type.spec.code || marks.some(isCode)) return null;
  return String(marks.find(({ type }) => type.name === 'language')?.attrs.lang ?? language);
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
