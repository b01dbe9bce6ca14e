import { Extension } from '@tiptap/core';

/** Blocks of a text. */
const textBlocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'box',
  'embed',
  'file',
  'horizontalRule',
  'codeBlock',
  'tableBlock',
  'keptHtml',
];

/**
 * Gives each block of a text the attribute `run`: the id of the content module that begins with the block. Null for a
 * block that continues the text before it.
 */
export const runStart = Extension.create({
  name: 'runStart',
  addGlobalAttributes: () => [
    {
      types: textBlocks,
      attributes: { run: { default: null, rendered: false, keepOnSplit: false, parseHTML: () => null } },
    },
  ],
});
