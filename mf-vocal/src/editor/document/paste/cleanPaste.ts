import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { PasteHandling } from './PasteHandling.ts';
import { afterChange, noPaste, type PasteState, pasteKey } from './pasteState.ts';

/** Removes the styles of text that is pasted or dropped, but keeps its structure. Converts Markdown. */
export const cleanPaste = Extension.create({
  name: 'cleanPaste',
  onBeforeCreate() {
    // Tiptap's own rules would also make an asterisk in prose a mark, and text that is pasted without formatting.
    this.editor.options.enablePasteRules = false;
  },
  addProseMirrorPlugins() {
    const handling = new PasteHandling();
    return [
      new Plugin<PasteState>({
        key: pasteKey,
        state: {
          init: () => noPaste,
          apply: (transaction, before): PasteState => transaction.getMeta(pasteKey) ?? afterChange(transaction, before),
        },
        appendTransaction: (transactions, _before, state) => handling.afterInsertion(transactions, state),
        props: {
          handleDOMEvents: {
            paste: (view, event) => handling.arrive(view, event, event.clipboardData),
            // Words that are moved within the document are no drop from elsewhere.
            drop: (view, event) => view.dragging === null && handling.arrive(view, event, event.dataTransfer),
          },
          transformPastedText: (text, isPlain) => handling.readText(text, isPlain),
          transformPastedHTML: (html) => handling.readHtml(html),
        },
        view: () => ({
          update(view, before) {
            const markdown = pasteKey.getState(view.state)?.markdown;
            const isNew = markdown && markdown.source !== pasteKey.getState(before)?.markdown?.source;
            if (isNew) void handling.convert(view, markdown);
          },
        }),
      }),
    ];
  },
});
