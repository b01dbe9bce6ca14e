import type { Starter, StarterBlock } from '@marquee/shared/domain';
import type { Node, Schema } from '@tiptap/pm/model';
import { type BlockType, hasCaption, isBlockType, moduleFields } from '../document/nodes/moduleFields.ts';

/** A hint of what to write in an empty line that begins at a position of the document. */
export type Prompt = { place: number; text: string };

/** Makes the blocks of a starter, and the prompts of their empty lines. */
export function starterBlocks(schema: Schema, { blocks, isListicle }: Starter): { nodes: Node[]; prompts: Prompt[] } {
  const nodes: Node[] = [];
  const prompts: Prompt[] = [];
  let place = 0;
  for (const block of blocks) {
    const node = nodeOf(schema, block, isListicle === true);
    if (block.prompt) prompts.push({ place: place + depthOfLine(node), text: block.prompt });
    nodes.push(node);
    place += node.nodeSize;
  }
  return { nodes, prompts };
}

function nodeOf(schema: Schema, { kind, text }: StarterBlock, isListicleItem: boolean): Node {
  const words = text ? [schema.text(text)] : [];
  if (isBlockType(kind)) return moduleOf(schema, kind);
  switch (kind) {
    case 'text':
      return schema.node('paragraph', null, words);
    case 'heading':
      return schema.node('heading', { level: 2 }, words);
    case 'section':
      return schema.node('sectionTitle', { isListicleItem }, words);
    case 'quote':
      return schema.node('blockquote', null, [schema.node('paragraph', null, words)]);
    case 'bulletList':
    case 'orderedList':
      return schema.node(kind, null, [schema.node('listItem', null, [schema.node('paragraph', null, words)])]);
  }
}

function moduleOf(schema: Schema, type: BlockType): Node {
  const text = schema.node('moduleText', null, [schema.node('paragraph')]);
  const holes = hasCaption[type] ? ['moduleTitle', 'moduleCaption'] : ['moduleTitle'];
  return schema.node(type, { ...moduleFields[type] }, [...holes.map((hole) => schema.node(hole)), text]);
}

/** Returns the depth of the first line of a block. */
export function depthOfLine(block: Node): number {
  let depth = 0;
  for (let node: Node | null = block; node && !node.isTextblock; node = node.firstChild) depth += 1;
  return depth;
}
