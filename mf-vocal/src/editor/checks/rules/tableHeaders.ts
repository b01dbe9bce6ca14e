import type { Node } from '@tiptap/pm/model';
import { checkTexts } from '../checkTexts.ts';
import { excerpt } from '../excerpt.ts';
import type { Finding } from '../finding.ts';

/** Finds tables without a header cell. Their place is the text of the first cell, where the menu of the table is. */
export function tableHeaders(document: Node): Finding[] {
  const findings: Finding[] = [];
  document.descendants((node, position) => {
    if (node.type.name === 'table' && !hasHeader(node)) {
      const caption = document.resolve(position).parent.firstChild?.textContent ?? '';
      const words = [caption, node.textBetween(0, node.content.size, ' ')].find((text) => text.trim());
      const from = position + 1 + firstText(node);
      findings.push({
        ...{ check: 'tableHeaders', message: checkTexts.tableHeaders },
        words: words ? excerpt(words) : checkTexts.table,
        place: { kind: 'words', from, to: from },
      });
    }
    return !node.isTextblock;
  });
  return findings;
}

function hasHeader(table: Node): boolean {
  return table.children.some((row) => row.children.some(({ type }) => type.name === 'tableHeader'));
}

/** Position of the first text, from the start of the table's content. */
function firstText(table: Node): number {
  let start: number | undefined;
  table.descendants((node, position) => {
    if (node.isTextblock) start ??= position + 1;
    return start === undefined;
  });
  return start ?? 0;
}
