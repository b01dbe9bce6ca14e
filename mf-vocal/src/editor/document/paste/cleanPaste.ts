import { Extension } from '@tiptap/core';
import { cleanPastedHtml } from './cleanPastedHtml.ts';

/** Pasted text keeps its meaning and loses its looks. */
export const cleanPaste = Extension.create({ name: 'cleanPaste', transformPastedHTML: cleanPastedHtml });
