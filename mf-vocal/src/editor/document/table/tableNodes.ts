import { Extension, Node } from '@tiptap/core';

/** Alignments of a column that a writer can choose. Null follows the direction of the text. */
export const alignments = ['left', 'center', 'right'] as const;

/** Adds the field `tableRole` to the schema, by which `prosemirror-tables` finds its nodes. */
const tableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: (extension) => {
    const role: unknown = Reflect.get(extension.options ?? {}, 'tableRole');
    return role ? { tableRole: role } : {};
  },
});

/** Table with its caption. `tableHtml` translates between this node and the `table` element of a post. */
const tableBlock = Node.create({
  name: 'tableBlock',
  group: 'block',
  content: 'tableCaption table',
  isolating: true,
  draggable: true,
  parseHTML: () => [{ tag: 'div[data-table]' }],
  renderHTML: () => ['div', { 'data-table': '' }, 0],
});

const tableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  isolating: true,
  selectable: false,
  parseHTML: () => [{ tag: 'div[data-table-caption]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-table-caption': '' }, 0],
});

const table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  addOptions: () => ({ tableRole: 'table' }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addOptions: () => ({ tableRole: 'row' }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

function cell(name: string, tag: string, tableRole: string) {
  return Node.create({
    name,
    content: '(paragraph | bulletList | orderedList)+',
    isolating: true,
    addOptions: () => ({ tableRole }),
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // ProseMirror's commands set the width. A post's columns have no widths.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
      align: {
        default: null,
        parseHTML: (element: HTMLElement) => alignments.find((one) => one === element.getAttribute('align')) ?? null,
      },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** Nodes of a table. */
export const tableNodes = [
  tableRoles,
  tableBlock,
  tableCaption,
  table,
  tableRow,
  cell('tableCell', 'td', 'cell'),
  cell('tableHeader', 'th', 'header_cell'),
];
