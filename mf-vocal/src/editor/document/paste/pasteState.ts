import { isHistoryTransaction } from '@tiptap/pm/history';
import { type EditorState, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { LeftOut } from './leftOut.ts';

/** Report of what the last paste left out. */
export type PasteReport = {
  leftOut: LeftOut;
  /** True until the document changes in another way, so that undo takes back the paste. */
  isLastStep: boolean;
};

/** Pasted text that may be Markdown, and its place. */
export type MarkdownText = { source: { text: string }; from: number; to: number };

/** State of the last paste. */
export type PasteState = { report: PasteReport | null; markdown: MarkdownText | null };

/** Key of the plugin that keeps the state of the last paste. Transactions change the state by their metadata. */
export const pasteKey = new PluginKey<PasteState>('paste');

/** State before the first paste, and after its report was closed. */
export const noPaste: PasteState = { report: null, markdown: null };

/** Returns the words of a range of the document, with line breaks between blocks. */
export function wordsIn({ state }: EditorView, { from, to }: { from: number; to: number }): string {
  return state.doc.textBetween(from, Math.max(from, to), '\n', ' ');
}

/** Returns what the last paste left out. Null if it left out nothing, or was undone. */
export function pasteReport(state: EditorState): PasteReport | null {
  return pasteKey.getState(state)?.report ?? null;
}

/** Returns the state after a transaction. Undo ends the report of a paste, and other changes move the pasted text. */
export function afterChange(transaction: Transaction, before: PasteState): PasteState {
  const { report, markdown } = before;
  if (!transaction.docChanged || (!report && !markdown)) return before;
  const isOwnStep =
    transaction.getMeta('addToHistory') === false || transaction.getMeta('appendedTransaction') !== undefined;
  const { mapping } = transaction;
  return {
    report: isOwnStep || !report ? report : reportAfter(transaction, report),
    markdown: markdown && { ...markdown, from: mapping.map(markdown.from, 1), to: mapping.map(markdown.to, -1) },
  };
}

function reportAfter(transaction: Transaction, report: PasteReport): PasteReport | null {
  return isHistoryTransaction(transaction) ? null : { ...report, isLastStep: false };
}
