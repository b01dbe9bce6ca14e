import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { readText, type TextPart } from './readText.ts';
import { writeElements } from './writeElements.ts';

/**
 * Writes a text as HTML. Unchanged blocks keep their source byte for byte. If no block has changed, returns `before`
 * unchanged.
 */
export function writeText(schema: Schema, blocks: readonly Node[], before: string): string {
  const given = blocks.map(withoutRun);
  const parts = readText(schema, before);
  const now = withoutEmptyEnds(given);
  if (areEqual(withoutEmptyEnds(parts.flatMap(({ nodes }) => nodes)), now)) return before;
  const sources = new Map<string, TextPart[]>();
  for (const part of parts) {
    const key = keyOf(part.nodes);
    sources.set(key, [...(sources.get(key) ?? []), part]);
  }
  return now
    .map((block) => {
      const same = sources.get(keyOf([block]))?.find(({ nodes }) => areEqual(nodes, [block]));
      return same?.source ?? writeBlock(block);
    })
    .filter((html) => html !== '')
    .join('\n');
}

function keyOf(nodes: readonly Node[]): string {
  return nodes.map(({ type, textContent }) => `${type.name} ${textContent}`).join();
}

function writeBlock(block: Node): string {
  return block.type.name === 'keptHtml' ? String(block.attrs.html) : writeElements(Fragment.from(block)).innerHTML;
}

/** Removes the id of the module that begins at the block. */
function withoutRun(block: Node): Node {
  return block.attrs.run ? block.type.create({ ...block.attrs, run: null }, block.content, block.marks) : block;
}

function withoutEmptyEnds(blocks: readonly Node[]): readonly Node[] {
  const first = blocks.findIndex((block) => !isEmptyParagraph(block));
  const last = blocks.findLastIndex((block) => !isEmptyParagraph(block));
  return first < 0 ? [] : blocks.slice(first, last + 1);
}

function isEmptyParagraph(block: Node): boolean {
  return block.type.name === 'paragraph' && block.childCount === 0;
}

function areEqual(some: readonly Node[], others: readonly Node[]): boolean {
  return some.length === others.length && some.every((node, index) => others[index] && node.eq(others[index]));
}
