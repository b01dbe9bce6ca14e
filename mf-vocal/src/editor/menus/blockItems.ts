import type { ChainedCommands, CommandProps } from '@tiptap/core';
import { type BlockType, moduleFields } from '../document/nodes/moduleFields.ts';
import { editorTexts } from '../editorTexts.ts';

export type BlockItem = {
  name: keyof typeof editorTexts.blockNames;
  label: string;
  /** Puts the block in the place of the paragraph with the caret. */
  insert: (chain: ChainedCommands) => ChainedCommands;
};

function item(name: BlockItem['name'], insert: BlockItem['insert']): BlockItem {
  return { name, label: editorTexts.blockNames[name], insert };
}

function moduleItem(type: BlockType): BlockItem {
  const holes =
    type === 'image' || type === 'video'
      ? [{ type: 'moduleTitle' }, { type: 'moduleCaption' }]
      : [{ type: 'moduleTitle' }];
  const content = [...holes, { type: 'moduleText', content: [{ type: 'paragraph' }] }];
  return item(type, (chain) =>
    chain.insertContent({ type, attrs: { ...moduleFields[type] }, content }).command(withLastLine),
  );
}

/** A line below the last block, to write on. */
function withLastLine({ tr, state }: CommandProps): boolean {
  const { paragraph } = state.schema.nodes;
  if (paragraph && tr.doc.lastChild?.type !== paragraph) tr.insert(tr.doc.content.size, paragraph.create());
  return true;
}

/** The blocks of the slash menu. */
export const blockItems: readonly BlockItem[] = [
  item('section', (chain) => chain.setNode('sectionTitle', { isListicleItem: true })),
  item('heading2', (chain) => chain.setNode('heading', { level: 2 })),
  item('heading3', (chain) => chain.setNode('heading', { level: 3 })),
  item('bulletList', (chain) => chain.toggleList('bulletList', 'listItem')),
  item('orderedList', (chain) => chain.toggleList('orderedList', 'listItem')),
  item('blockquote', (chain) => chain.wrapIn('blockquote')),
  item('horizontalRule', (chain) => chain.insertContent([{ type: 'horizontalRule' }, { type: 'paragraph' }])),
  moduleItem('image'),
  moduleItem('gallery'),
  moduleItem('video'),
  moduleItem('product'),
];

/** The blocks whose names have the typed text. */
export function blockItemsLike(typed: string): readonly BlockItem[] {
  const text = typed.toLowerCase();
  return blockItems.filter(({ label }) => label.toLowerCase().includes(text));
}
