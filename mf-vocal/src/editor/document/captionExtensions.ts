import type { Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { inlineMarks } from './marks/inlineMarks.ts';
import { link } from './marks/link.ts';
import { cleanPaste } from './paste/cleanPaste.ts';

/** Nodes and marks of a caption: one line of words. */
export const captionExtensions: Extensions = [
  Document.extend({ content: 'inline*' }),
  Text,
  Bold,
  Italic,
  Strike.extend({ parseHTML: () => [{ tag: 's' }, { tag: 'strike' }] }),
  link,
  ...inlineMarks,
  UndoRedo,
  cleanPaste,
];
