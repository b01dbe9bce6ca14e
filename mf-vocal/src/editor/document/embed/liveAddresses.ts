import { videoPlayerOf } from '@marquee/shared/domain';
import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Schema } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { replaceByBlock } from '../insert/replaceByBlock.ts';
import { moduleFields } from '../nodes/moduleFields.ts';

/**
 * Addresses whose cards were added since the post was opened. `useFilledCards` fills only these cards, because opening a
 * post must not change it.
 */
export const addedCards = new PluginKey<ReadonlySet<string>>('addedCards');

/** Matches an address at the end of a text, with the signs that end its sentence. */
const lastAddress = /(?:^|[\s([“‘"'])(https?:\/\/[^\s<>"]{1,2000})$/i;
const onlyAddress = /^https?:\/\/[^\s<>"]{1,2000}$/i;

/**
 * Turns addresses into links. A typed address becomes a link when the word ends, and a pasted one at once. An address alone
 * in a line of the document then becomes a video or a card. Undo leaves the link.
 */
export const liveAddresses = Extension.create({
  name: 'liveAddresses',
  // Enter is handled before the line is split.
  priority: 150,
  addKeyboardShortcuts() {
    return { Enter: () => onEnter(this.editor.view) };
  },
  addProseMirrorPlugins: () => [
    new Plugin<ReadonlySet<string>>({
      key: addedCards,
      state: {
        init: () => new Set(),
        apply: (transaction, added) => {
          const href: unknown = transaction.getMeta(addedCards);
          return typeof href === 'string' ? new Set([...added, href]) : added;
        },
      },
      props: {
        handleTextInput: (view, from, to, text) => {
          if (text === ' ' && from === to) linkBeforeCaret(view);
          return false;
        },
        handlePaste: (view, event) => pasteAddress(view, event.clipboardData?.getData('text/plain').trim() ?? ''),
      },
    }),
  ],
});

function onEnter(view: EditorView): boolean {
  const { $from, empty } = view.state.selection;
  const href = $from.parent.textContent.trim();
  const isAlone = empty && $from.parentOffset === $from.parent.content.size && isOwnLine(view.state);
  if (isAlone && onlyAddress.test(href) && URL.canParse(href)) {
    linkBeforeCaret(view);
    return showAddress(view, href);
  }
  linkBeforeCaret(view);
  return false;
}

/** Turns the address before the caret into a link, unless it is a link or code. */
function linkBeforeCaret({ state, dispatch }: EditorView): void {
  const { $from, empty } = state.selection;
  const { link, code } = state.schema.marks;
  if (!empty || !link || !$from.parent.type.allowsMarkType(link)) return;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const written = lastAddress.exec(before)?.[1];
  const href = written && withoutEnd(written);
  if (!href || !URL.canParse(href)) return;
  const from = $from.pos - written.length;
  const to = from + href.length;
  const isTaken = state.doc.rangeHasMark(from, to, link) || (code && state.doc.rangeHasMark(from, to, code));
  if (!isTaken) dispatch(state.tr.addMark(from, to, link.create({ href })).removeStoredMark(link));
}

/** Removes the signs that end a sentence, and a bracket that was opened before the address. */
function withoutEnd(written: string): string {
  const end = written.at(-1) ?? '';
  const isOpened = end === ')' && written.split('(').length === written.split(')').length;
  return /[.,;:!?'’”\])}]/.test(end) && !isOpened ? withoutEnd(written.slice(0, -1)) : written;
}

function pasteAddress(view: EditorView, href: string): boolean {
  const { state, dispatch } = view;
  const { selection, schema } = state;
  const { link } = schema.marks;
  const { $from, empty } = selection;
  if (!empty || !link || !$from.parent.type.allowsMarkType(link) || $from.parent.type.spec.code) return false;
  if (!onlyAddress.test(href) || !URL.canParse(href)) return false;
  const isAlone = $from.parent.content.size === 0 && isOwnLine(state);
  dispatch(state.tr.replaceSelectionWith(schema.text(href, [link.create({ href })]), false).scrollIntoView());
  return !isAlone || showAddress(view, href);
}

/** True for a paragraph at the top level, where a block may replace it. */
function isOwnLine({ selection: { $from } }: EditorState): boolean {
  return $from.depth === 1 && $from.parent.type.name === 'paragraph';
}

/** Replaces the line with the caret by the block of its address, as a step of its own for undo. */
function showAddress({ state, dispatch }: EditorView, href: string): boolean {
  const { $from } = state.selection;
  const block = blockOfAddress(state.schema, href);
  if (!block) return false;
  const tr: Transaction = closeHistory(state.tr).setMeta(addedCards, href);
  replaceByBlock(tr, $from.before(), $from.after(), block);
  tr.setSelection(TextSelection.near(tr.doc.resolve($from.before() + block.nodeSize))).scrollIntoView();
  dispatch(tr);
  return true;
}

/** Creates the block of an address, which is a video or a card. */
export function blockOfAddress({ nodes }: Schema, href: string) {
  const { embed, video, moduleTitle, moduleCaption, moduleText, paragraph } = nodes;
  if (!videoPlayerOf(href)) return embed?.create({ href });
  const holes = [moduleTitle?.create(), moduleCaption?.create(), moduleText?.create(null, paragraph?.create())];
  return video?.create(
    { ...moduleFields.video, videoLink: href },
    holes.filter((hole) => hole !== undefined),
  );
}
