import type { ChainedCommands, Editor } from '@tiptap/core';
import { editorTexts } from '../editorTexts.ts';

/** Styles of a paragraph and their labels, in the order in which writers choose them. */
export const textStyles = [
  ['paragraph', editorTexts.paragraph],
  ['heading2', editorTexts.blockNames.heading2],
  ['heading3', editorTexts.blockNames.heading3],
  ['bulletList', editorTexts.blockNames.bulletList],
  ['orderedList', editorTexts.blockNames.orderedList],
  ['blockquote', editorTexts.blockNames.blockquote],
] as const;

export type TextStyle = (typeof textStyles)[number][0];

/** Returns the style of the text with the caret. Null in text that has none of the styles, such as code. */
export function textStyleOf(editor: Editor): TextStyle | null {
  if (editor.isActive('heading', { level: 2 })) return 'heading2';
  if (editor.isActive('heading', { level: 3 })) return 'heading3';
  if (editor.isActive('bulletList')) return 'bulletList';
  if (editor.isActive('orderedList')) return 'orderedList';
  if (editor.isActive('blockquote')) return 'blockquote';
  return editor.isActive('paragraph') ? 'paragraph' : null;
}

/** Gives the selected paragraphs another style. Removes their present style first. */
export function setTextStyle(editor: Editor, style: TextStyle): void {
  const plain = toParagraph(editor, editor.chain().focus());
  plain.run();
  if (style !== 'paragraph') styled[style](editor.chain().focus()).run();
}

function toParagraph(editor: Editor, chain: ChainedCommands): ChainedCommands {
  const style = textStyleOf(editor);
  if (style === 'bulletList' || style === 'orderedList') return chain.toggleList(style, 'listItem');
  if (style === 'blockquote') return chain.lift('blockquote');
  return chain.setNode('paragraph');
}

const styled: Readonly<Record<Exclude<TextStyle, 'paragraph'>, (chain: ChainedCommands) => ChainedCommands>> = {
  heading2: (chain) => chain.setNode('heading', { level: 2 }),
  heading3: (chain) => chain.setNode('heading', { level: 3 }),
  bulletList: (chain) => chain.toggleList('bulletList', 'listItem'),
  orderedList: (chain) => chain.toggleList('orderedList', 'listItem'),
  blockquote: (chain) => chain.wrapIn('blockquote'),
};
