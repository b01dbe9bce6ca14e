import { Extension } from '@tiptap/core';
import { cleanPastedHtml } from './cleanPastedHtml.ts';

/** Pasted text keeps its meaning and loses its looks. */
export const paste = Extension.create({ name: 'paste', transformPastedHTML: cleanPastedHtml });
