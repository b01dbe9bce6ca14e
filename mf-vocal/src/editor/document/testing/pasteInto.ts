import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { Fragment } from '@tiptap/pm/model';
import { changesOf } from '../changesOf.ts';
import { documentExtensions } from '../documentExtensions.ts';
import { documentOf } from '../documentOf.ts';
import { writeElements } from '../html/writeElements.ts';
import type { LeftOut } from '../paste/leftOut.ts';
import { pasteReport } from '../paste/pasteState.ts';

/** Data of a clipboard by its types. */
export type ClipboardTypes = Readonly<Record<string, string>>;

/** An editor of a post, and functions that read what a writer sees. */
export type OpenDocument = {
  editor: Editor;
  /** The stored text of the post. */
  stored: () => string;
  /** The whole document as HTML, one block per line. Texts are as they are stored, and blocks have their fields. */
  document: () => string;
  /** Texts of the blocks, one per line. */
  words: () => string;
  leftOut: () => LeftOut | undefined;
  paste: (data: ClipboardTypes) => boolean;
};

/** Opens a post with its caret at the end. */
export function openDocument(content = ''): OpenDocument {
  const draft = { content, modules: [] };
  const editor = new Editor({
    extensions: [...documentExtensions(), UndoRedo],
    content: documentOf(draft).toJSON(),
    injectCSS: false,
  });
  editor.commands.setTextSelection(editor.state.doc.content.size);
  return {
    editor,
    stored: () => changesOf(editor.state.doc, { content: '', modules: [] }).content ?? '',
    document: () =>
      editor.state.doc.children
        .map((block) => writeElements(Fragment.from(block)).innerHTML)
        .join('\n')
        .replaceAll(/ data-block="([^"]*)"/g, (_all, fields: string) => ` data-block="${shownFields(fields)}"`),
    words: () => editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n'),
    leftOut: () => pasteReport(editor.state)?.leftOut,
    paste: (data) => sendClipboard(editor, 'paste', data),
  };
}

/** Fields of a block without random ids. */
function shownFields(fields: string): string {
  return fields.replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}/g, 'id');
}

/** Sends a clipboard to an editor, as a browser does. jsdom has no clipboard. @returns true if the editor took it */
export function sendClipboard(editor: Editor, type: 'paste' | 'drop', data: ClipboardTypes): boolean {
  const transfer = { types: Object.keys(data), files: [], getData: (name: string) => data[name] ?? '' };
  const event = type === 'paste' ? new Event('paste', once) : new MouseEvent('drop', once);
  editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData: transfer, dataTransfer: transfer }));
  return event.defaultPrevented;
}

const once = { bubbles: true, cancelable: true };

/** Waits until Markdown that was pasted is converted. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
