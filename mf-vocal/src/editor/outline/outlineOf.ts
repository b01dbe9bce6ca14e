import type { Node } from '@tiptap/pm/model';

/** A heading of the document, the title of a section, or a block that has a title. */
export type OutlineEntry = {
  /** Place of the block at the top level of the document. */
  position: number;
  /** 2 to 4, as of the heading's element. A block stands one level below the heading before it. */
  level: number;
  text: string;
  /** Type of its node. */
  type: string;
};

const lowestLevel = 4;

/** The outline of a document, in its order. Headings without words are left out. */
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
    const level = isHeading ? headingLevel : Math.min(headingLevel + 1, lowestLevel);
    entries.push({ position, level, text, type });
  });
  return entries;
}

/** Index of the entry under which a position of the document stands; -1 before the first one. */
export function currentEntry(entries: readonly OutlineEntry[], position: number): number {
  return entries.findLastIndex((entry) => entry.position <= position);
}
