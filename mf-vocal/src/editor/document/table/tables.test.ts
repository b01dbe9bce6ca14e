import { afterEach, describe, expect, test } from '@jest/globals';
import { Editor, Extension } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { CellSelection } from '@tiptap/pm/tables';
import { changesOf, type DocumentFields } from '../changesOf.ts';
import { copyBlocks } from '../copy/copyBlocks.ts';
import { documentExtensions } from '../documentExtensions.ts';
import { documentOf } from '../documentOf.ts';
import { loadPasteTools } from '../paste/loadPasteTools.ts';
import { insertTable } from './insertTable.ts';
import { tablePlugins } from './tablePlugins.ts';
import { alignColumns, tableSteps } from './tableSteps.ts';

const table =
  '<table><caption>Ships</caption><thead><tr><th>Name</th><th align="right">Year</th></tr></thead><tbody><tr><td>Ada</td><td align="right">1903</td></tr></tbody></table>';

/** Above the priority of the keys of lists and blocks, as in the editor. */
const tables = Extension.create({ name: 'tables', priority: 2_000, addProseMirrorPlugins: tablePlugins });

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function open(content: string): { desk: Editor; changed: () => string | undefined } {
  const draft: DocumentFields = { content, modules: [] };
  const desk = new Editor({
    extensions: [tables, ...documentExtensions(), copyBlocks({ cloudName: '/media', secure: false })],
    content: documentOf(draft).toJSON(),
    injectCSS: false,
  });
  editor = desk;
  return { desk, changed: () => changesOf(desk.state.doc, draft).content };
}

function caretIn(desk: Editor, text: string): void {
  desk.state.doc.descendants((node, position) => {
    if (node.text === text) desk.commands.setTextSelection(position + text.length);
  });
}

const press = (desk: Editor, key: string, init: KeyboardEventInit = {}) =>
  desk.view.someProp('handleKeyDown', (handle) => handle(desk.view, new KeyboardEvent('keydown', { key, ...init })));

const typesOf = (desk: Editor) => desk.state.doc.children.map(({ type }) => type.name);

describe('a table of a post', () => {
  test.each([
    ['with caption, head and alignment', table],
    ['without a head', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'],
    [
      'with white space between its elements',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>b</td>\n</tr></tbody></table>',
    ],
    ['with a head of rows in its body', '<table><tbody><tr><th>a</th></tr><tr><td>b</td></tr></tbody></table>'],
    ['with headings of rows', '<table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>'],
    [
      'with paragraphs and a list',
      '<table><tbody><tr><td><p>a</p><p>b</p></td><td><ul><li>c</li></ul></td></tr></tbody></table>',
    ],
    ['with joined cells', '<table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>'],
    [
      'with marks and links',
      '<table><tbody><tr><td><strong>a</strong> <a href="/b" rel="noopener ugc">b</a></td></tr></tbody></table>',
    ],
  ])('%s can be edited, and stays byte for byte until then', (_name, html) => {
    const { desk, changed } = open(`<p>One</p>\n${html}\n<p>Two</p>`);
    expect(typesOf(desk)).toEqual(['paragraph', 'tableBlock', 'paragraph']);
    caretIn(desk, 'Two');
    desk.commands.insertContent('!');
    expect(changed()).toBe(`<p>One</p>\n${html}\n<p>Two!</p>`);
  });

  test.each([
    [
      'with cells that overlap',
      '<table><tbody><tr><td>a</td><td rowspan="2">b</td></tr><tr><td colspan="2">c</td></tr></tbody></table>',
    ],
    ['with a cell that ends below it', '<table><tbody><tr><td rowspan="2">a</td></tr></tbody></table>'],
    ['with a footer', '<table><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>b</td></tr></tfoot></table>'],
    [
      'with rows of different lengths',
      '<table><tbody><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    ],
    [
      'inside a table',
      '<table><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table></td></tr></tbody></table>',
    ],
  ])('%s is kept as it is', (_name, html) => {
    const { desk } = open(html);
    expect(typesOf(desk)).toEqual(['keptHtml']);
  });

  test('changes in its own words only', () => {
    const { desk, changed } = open(table);
    caretIn(desk, '1903');
    desk.commands.insertContent('?');
    expect(changed()).toBe(table.replace('1903', '1903?'));
  });

  test('gets a caption, and goes on in its first cell at Enter', () => {
    const { desk, changed } = open('<table><tbody><tr><td>a</td></tr></tbody></table>');
    desk.commands.setTextSelection(2);
    desk.commands.insertContent('Letters');
    press(desk, 'Enter');
    desk.commands.insertContent('A');
    expect(changed()).toBe('<table><caption>Letters</caption><tbody><tr><td>Aa</td></tr></tbody></table>');
  });

  test('goes from cell to cell with Tab, back with Shift+Tab, and gets a row after its last cell', () => {
    const { desk, changed } = open(table);
    caretIn(desk, 'Ada');
    press(desk, 'Tab');
    press(desk, 'Tab');
    desk.commands.insertContent('Bee');
    press(desk, 'Tab');
    press(desk, 'Tab', { shiftKey: true });
    desk.commands.insertContent('Bea');
    expect(changed()).toBe(table.replace('</tr></tbody>', '</tr><tr><td>Bea</td><td align="right"></td></tr></tbody>'));
  });

  test('is left with Ctrl+Enter', () => {
    const { desk, changed } = open(table);
    caretIn(desk, 'Ada');
    press(desk, 'Enter', { ctrlKey: true });
    desk.commands.insertContent('After');
    expect(changed()).toBe(`${table}\n<p>After</p>`);
  });
});

test('a new table has headings and the caret in its first cell, and a line follows it', () => {
  const { desk, changed } = open('');
  desk.chain().command(insertTable).run();
  desk.commands.insertContent('Name');
  expect(typesOf(desk)).toEqual(['tableBlock', 'paragraph']);
  const row = (tag: string, first = '') => `<tr><${tag}>${first}</${tag}><${tag}></${tag}><${tag}></${tag}></tr>`;
  expect(changed()).toBe(`<table><thead>${row('th', 'Name')}</thead><tbody>${row('td')}${row('td')}</tbody></table>`);
});

describe('the menu of a table', () => {
  const steps = (...made: readonly Command[]) => {
    const { desk, changed } = open(table);
    caretIn(desk, '1903');
    for (const step of made) step(desk.state, desk.view.dispatch);
    return changed();
  };
  const cells = (name: string, year: string) => `<td>${name}</td><td align="right">${year}</td>`;

  test('adds rows, whose cells are aligned like their columns', () => {
    expect(steps(tableSteps.rowBefore, tableSteps.rowAfter)).toBe(
      table
        .replace('<tbody>', `<tbody><tr>${cells('', '')}</tr>`)
        .replace('</tbody>', `<tr>${cells('', '')}</tr></tbody>`),
    );
  });

  test('adds a column on either side', () => {
    expect(steps(tableSteps.columnBefore, tableSteps.columnAfter)).toContain(
      '<tr><td>Ada</td><td></td><td align="right">1903</td><td></td></tr>',
    );
  });

  test('turns the headings of columns and rows on and off', () => {
    expect(steps(tableSteps.headColumn)).toContain('<th scope="row">Ada</th>');
    expect(steps(tableSteps.headRow)).not.toContain('<th');
  });

  test('aligns the column, and removes the alignment that it has', () => {
    expect(steps(alignColumns('center'))).toBe(table.replaceAll('right', 'center'));
    expect(steps(alignColumns('right'))).toBe(table.replaceAll(' align="right"', ''));
  });

  test('deletes a row or a column, and the table with its last row', () => {
    expect(steps(tableSteps.deleteColumn)).not.toContain('1903');
    expect(steps(tableSteps.deleteRow)).not.toContain('1903');
    expect(steps(tableSteps.deleteRow, tableSteps.deleteRow)).toBe('');
    expect(steps(tableSteps.deleteTable)).toBe('');
  });
});

describe('copied cells', () => {
  // jsdom has no ClipboardEvent.
  const paste = (desk: Editor, html: string) => desk.view.pasteHTML(html, new Event('paste') as ClipboardEvent);

  /** The clipboard of the first row and its cells. */
  function copyFirstRow(): string {
    const { desk } = open(table);
    const cells: number[] = [];
    desk.state.doc.descendants(({ type }, place) => {
      if (type.name === 'tableHeader') cells.push(place);
    });
    const [anchor = 0, head = 0] = cells;
    desk.view.dispatch(desk.state.tr.setSelection(CellSelection.create(desk.state.doc, anchor, head)));
    return desk.view.serializeForClipboard(desk.state.selection.content()).dom.innerHTML;
  }

  test('replace the cells of another table', () => {
    const copied = copyFirstRow();
    const { desk, changed } = open(
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    );
    caretIn(desk, 'c');
    paste(desk, copied);
    expect(changed()?.replaceAll(/<\/?t(?:able|body|head)>/g, '')).toBe(
      '<tr><td>a</td><td>b</td></tr><tr><th scope="row">Name</th><th align="right">Year</th></tr>',
    );
  });

  test('from a spreadsheet fill the cells of a table', async () => {
    await loadPasteTools();
    const { desk, changed } = open('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>');
    caretIn(desk, 'a');
    paste(desk, '<table><tr><td>1</td><td align=right>2</td></tr><tr><td>3</td><td>4</td></tr></table>');
    expect(changed()).toBe(
      '<table><tbody><tr><td>1</td><td align="right">2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
    );
  });

  test('are words in a paragraph', () => {
    const copied = copyFirstRow();
    const { desk, changed } = open('<p>Ship: </p>');
    desk.commands.setTextSelection(7);
    paste(desk, copied);
    expect(changed()).toContain('Name');
    expect(changed()).toContain('Year');
  });
});
