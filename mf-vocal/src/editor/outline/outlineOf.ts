import type { Node } from '@tiptap/pm/model';

/** A heading of the document, the title of a section, or a block that has a title. */
export type OutlineEntry = {
  /** Place of the block at the top level of the document. */
  position: number;
  /** Level from 2 to 4, as in the element of the heading. A block is one level below the heading before it. */
  level: number;
  text: string;
  /** Type of the entry's node. */
  type: string;
};

const maxLevel = 4;

/** Returns the outline of a document in its order. Leaves out empty headings and blocks without a title. */
export function outlineOf(document: Node): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  let headingLevel = 1;
  document.forEach((node, position) => {
    const type = node.type.name;
    const isHeading = type === 'heading' || type === 'sectionTitle';
    const title = isHeading ? node : node.firstChild?.type.name === 'moduleTitle' ? node.firstChild : null;
    const text = title?.textContent.trim();
    if (!text) return;
    if (isHeading) headingLevel = type === 'heading' ? Number(node.attrs.level) : 2;
    const level = isHeading ? headingLevel : Math.min(headingLevel + 1, maxLevel);
    entries.push({ position, level, text, type });
  });
  return entries;
}

/** Index of the entry that contains a position of the document, or -1 before the first entry. */
export function currentEntry(entries: readonly OutlineEntry[], position: number): number {
  return entries.findLastIndex((entry) => entry.position <= position);
}
