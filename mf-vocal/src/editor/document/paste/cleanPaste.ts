import { Extension } from '@tiptap/core';
import { cleanPastedHtml } from './cleanPastedHtml.ts';

/** Removes the styles of pasted text, but keeps its structure. */
export const cleanPaste = Extension.create({ name: 'cleanPaste', transformPastedHTML: cleanPastedHtml });
