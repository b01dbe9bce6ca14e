import type { Fragment, Node } from '@tiptap/pm/model';

/**
 * True if the rows of a table have different lengths, or if cells overlap. ProseMirror would add cells to such a table,
 * although the writer changed nothing.
 */
export function hasRaggedTable(content: Fragment): boolean {
  let found = false;
  content.descendants((node) => {
    if (node.type.spec.tableRole === 'table') found ||= isRagged(node);
    return !found;
  });
  return found;
}

function isRagged(table: Node): boolean {
  const taken = table.children.map(() => new Set<number>());
  for (const [top, row] of table.children.entries()) {
    let column = 0;
    for (const { attrs } of row.children) {
      while (taken[top]?.has(column)) column += 1;
      for (let line = top; line < top + attrs.rowspan; line += 1) {
        for (let place = column; place < column + attrs.colspan; place += 1) {
          const places = taken[line];
          if (!places || places.has(place)) return true;
          places.add(place);
        }
      }
      column += attrs.colspan;
    }
  }
  const width = taken[0]?.size ?? 0;
  return taken.some((places) => places.size !== width || places.has(width));
}
