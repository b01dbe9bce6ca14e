import type { ChainedCommands, CommandProps } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { boxKinds } from '../document/box/box.ts';
import { insertBox } from '../document/box/insertBox.ts';
import { insertCard } from '../document/embed/insertCard.ts';
import { type BlockType, hasCaption, moduleFields } from '../document/nodes/moduleFields.ts';
import { insertTable } from '../document/table/insertTable.ts';
import { editorTexts } from '../editorTexts.ts';
import { chooseFile } from '../files/chooseFile.ts';

export type BlockItem = {
  name: keyof typeof editorTexts.blockNames;
  label: string;
  /** True if the block can be inserted into the text of another block. */
  fitsInBlock: boolean;
  /** True if the block is chosen in the dialog of saved blocks. */
  isSaved?: true;
  /** Replaces the paragraph with the caret by the block. */
  insert: (chain: ChainedCommands) => ChainedCommands;
};

function textItem(name: BlockItem['name'], insert: BlockItem['insert']): BlockItem {
  return { name, label: editorTexts.blockNames[name], fitsInBlock: true, insert };
}

function topItem(name: BlockItem['name'], insert: BlockItem['insert']): BlockItem {
  return { ...textItem(name, insert), fitsInBlock: false };
}

function moduleItem(type: BlockType): BlockItem {
  const holes = hasCaption[type] ? [{ type: 'moduleTitle' }, { type: 'moduleCaption' }] : [{ type: 'moduleTitle' }];
  const content = [...holes, { type: 'moduleText', content: [{ type: 'paragraph' }] }];
  return topItem(type, (chain) =>
    chain
      .insertContent({ type, attrs: { ...moduleFields[type] }, content })
      .command(withLastLine)
      .command(toFirstText),
  );
}

/** Moves the caret to the text of a new block that is in sight: the caption, or the name of a product. */
function toFirstText({ tr }: CommandProps): boolean {
  const { $from } = tr.selection;
  const block = $from.depth > 1 ? $from.node(1) : null;
  if (!block?.type.isInGroup('module')) return true;
  const start = $from.before(1);
  const [title, caption] = block.children;
  if (caption?.type.name === 'moduleCaption')
    tr.setSelection(TextSelection.create(tr.doc, start + 2 + (title?.nodeSize ?? 0)));
  else if (block.type.name === 'product') tr.setSelection(TextSelection.create(tr.doc, start + 2));
  else tr.setSelection(NodeSelection.create(tr.doc, start));
  return true;
}

/** Asks for a file, which is added when it is stored. */
function toFile({ editor }: CommandProps): boolean {
  chooseFile(editor);
  return true;
}

/** Adds an empty paragraph after a block at the end of the document, so that the writer can continue. */
function withLastLine({ tr, state }: CommandProps): boolean {
  const { paragraph } = state.schema.nodes;
  if (paragraph && tr.doc.lastChild?.type !== paragraph) tr.insert(tr.doc.content.size, paragraph.create());
  return true;
}

/** Blocks that are modules, in the order of the slash menu. */
const moduleItems: Readonly<Record<BlockType, BlockItem>> = {
  image: moduleItem('image'),
  gallery: moduleItem('gallery'),
  video: moduleItem('video'),
  product: moduleItem('product'),
};

/** The blocks of the slash menu. */
export const blockItems: readonly BlockItem[] = [
  topItem('section', (chain) => chain.setNode('sectionTitle', { isListicleItem: true })),
  textItem('heading2', (chain) => chain.setNode('heading', { level: 2 })),
  textItem('heading3', (chain) => chain.setNode('heading', { level: 3 })),
  textItem('bulletList', (chain) => chain.toggleList('bulletList', 'listItem')),
  textItem('orderedList', (chain) => chain.toggleList('orderedList', 'listItem')),
  textItem('blockquote', (chain) => chain.wrapIn('blockquote')),
  ...boxKinds.map((kind) => topItem(kind, (chain) => chain.command(insertBox(kind)))),
  textItem('horizontalRule', (chain) => chain.insertContent([{ type: 'horizontalRule' }, { type: 'paragraph' }])),
  textItem('codeBlock', (chain) => chain.setNode('codeBlock').command(withLastLine)),
  textItem('table', (chain) => chain.command(insertTable)),
  topItem('embed', (chain) => chain.command(insertCard)),
  topItem('relatedPost', (chain) => chain.command(insertCard)),
  topItem('file', (chain) => chain.command(toFile)),
  ...Object.values(moduleItems),
  { ...topItem('saved', (chain) => chain), isSaved: true },
];

/**
 * Blocks whose names contain the typed text. Names that begin with the text come first.
 * @param isInBlock true to find only blocks that fit into the text of another block
 */
export function blockItemsLike(typed: string, isInBlock = false): readonly BlockItem[] {
  const text = typed.trim().toLowerCase();
  const found = blockItems.filter(
    ({ label, fitsInBlock }) => (fitsInBlock || !isInBlock) && label.toLowerCase().includes(text),
  );
  const isFirst = ({ label }: BlockItem) => label.toLowerCase().startsWith(text);
  return [...found.filter(isFirst), ...found.filter((block) => !isFirst(block))];
}
