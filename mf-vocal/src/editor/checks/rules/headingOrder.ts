import type { Node } from '@tiptap/pm/model';
import { checkTexts } from '../checkTexts.ts';
import { excerpt } from '../excerpt.ts';
import type { Finding } from '../finding.ts';

const maxLevel = 4;

/**
 * Finds headings that skip a level. Titles of sections have level 2, and titles of blocks are one level below the heading
 * before them, as on the page of the post. Leaves out empty headings.
 */
export function headingOrder(document: Node): Finding[] {
  const findings: Finding[] = [];
  // The title of the post has level 1.
  let heading = 1;
  let before = 1;
  document.descendants((node, position) => {
    const type = node.type.name;
    const words = node.textContent.trim();
    if (type === 'moduleTitle' && words) before = Math.min(heading + 1, maxLevel);
    if ((type === 'heading' || type === 'sectionTitle') && words) {
      const level = type === 'heading' ? Number(node.attrs.level) : 2;
      if (level > before + 1) {
        const message = before === 1 ? checkTexts.firstHeading(level) : checkTexts.headingOrder(level, before);
        const place = { kind: 'words', from: position + 1, to: position + 1 + node.content.size } as const;
        findings.push({ check: 'headingOrder', message, words: excerpt(words), place });
      }
      heading = level;
      before = level;
    }
    return !node.isTextblock;
  });
  return findings;
}
