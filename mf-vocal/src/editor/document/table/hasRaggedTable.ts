import type { Fragment } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';

/** True if a table's rows have different lengths. ProseMirror would add cells to it, although the writer changed nothing. */
export function hasRaggedTable(content: Fragment): boolean {
  let isRagged = false;
  content.descendants((node) => {
    if (node.type.spec.tableRole === 'table') isRagged ||= TableMap.get(node).problems !== null;
    return !isRagged;
  });
  return isRagged;
}
