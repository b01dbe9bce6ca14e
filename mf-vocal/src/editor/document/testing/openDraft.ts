import { Editor, type Extensions } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { changesOf, type DocumentFields } from '../changesOf.ts';
import { documentExtensions } from '../documentExtensions.ts';
import { documentOf } from '../documentOf.ts';

/** Opens a post in an editor. `changes` returns the fields that would be saved. */
export function openDraft(content: string, extensions: Extensions = [...documentExtensions(), UndoRedo]) {
  const draft: DocumentFields = { content, modules: [] };
  const editor = new Editor({ extensions, content: documentOf(draft).toJSON(), injectCSS: false });
  return { editor, changes: () => changesOf(editor.state.doc, draft) };
}
