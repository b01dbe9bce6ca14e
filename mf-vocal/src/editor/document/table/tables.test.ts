import { afterEach, describe, expect, test } from '@jest/globals';
import { type Editor, Extension } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { CellSelection } from '@tiptap/pm/tables';
import { copyBlocks } from '../copy/copyBlocks.ts';
import { documentExtensions } from '../documentExtensions.ts';
import { loadPasteTools } from '../paste/loadPasteTools.ts';
import { openDraft } from '../testing/openDraft.ts';
import { insertTable } from './insertTable.ts';
import { tablePlugins } from './tablePlugins.ts';
import { alignColumns, tableSteps } from './tableSteps.ts';

const table =
  '<table><caption>Ships</caption><thead><tr><th>Name</th><th align="right">Year</th></tr></thead><tbody><tr><td>Ada</td><td align="right">1903</td></tr></tbody></table>';

/** Above the priority of the keys of lists and blocks, as in the editor. */
const tables = Extension.create({ name: 'tables', priority: 2_000, addProseMirrorPlugins: tablePlugins });

let opened: Editor | undefined;
afterEach(() => opened?.destroy());

function open(content: string): { editor: Editor; changed: () => string | undefined } {
  const copying = copyBlocks({ cloudName: '/media', secure: false });
  const { editor, changes } = openDraft(content, [tables, ...documentExtensions(), copying]);
  opened = editor;
  return { editor, changed: () => changes().content };
}

function caretIn(editor: Editor, text: string): void {
  editor.state.doc.descendants((node, position) => {
    if (node.text === text) editor.commands.setTextSelection(position + text.length);
  });
}

const press = (editor: Editor, key: string, init: KeyboardEventInit = {}) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key, ...init })),
  );

const typesOf = (editor: Editor) => editor.state.doc.children.map(({ type }) => type.name);

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
    const { editor, changed } = open(`<p>One</p>\n${html}\n<p>Two</p>`);
    expect(typesOf(editor)).toEqual(['paragraph', 'tableBlock', 'paragraph']);
    caretIn(editor, 'Two');
    editor.commands.insertContent('!');
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
    const { editor } = open(html);
    expect(typesOf(editor)).toEqual(['keptHtml']);
  });

  test('changes in its own words only', () => {
    const { editor, changed } = open(table);
    caretIn(editor, '1903');
    editor.commands.insertContent('?');
    expect(changed()).toBe(table.replace('1903', '1903?'));
  });

  test('gets a caption, and goes on in its first cell at Enter', () => {
    const { editor, changed } = open('<table><tbody><tr><td>a</td></tr></tbody></table>');
    editor.commands.setTextSelection(2);
    editor.commands.insertContent('Letters');
    press(editor, 'Enter');
    editor.commands.insertContent('A');
    expect(changed()).toBe('<table><caption>Letters</caption><tbody><tr><td>Aa</td></tr></tbody></table>');
  });

  test('goes from cell to cell with Tab, back with Shift+Tab, and gets a row after its last cell', () => {
    const { editor, changed } = open(table);
    caretIn(editor, 'Ada');
    press(editor, 'Tab');
    press(editor, 'Tab');
    editor.commands.insertContent('Bee');
    press(editor, 'Tab');
    press(editor, 'Tab', { shiftKey: true });
    editor.commands.insertContent('Bea');
    expect(changed()).toBe(table.replace('</tr></tbody>', '</tr><tr><td>Bea</td><td align="right"></td></tr></tbody>'));
  });

  test('is left with Ctrl+Enter', () => {
    const { editor, changed } = open(table);
    caretIn(editor, 'Ada');
    press(editor, 'Enter', { ctrlKey: true });
    editor.commands.insertContent('After');
    expect(changed()).toBe(`${table}\n<p>After</p>`);
  });
});

test('a new table has headings and the caret in its first cell, and a line follows it', () => {
  const { editor, changed } = open('');
  editor.chain().command(insertTable).run();
  editor.commands.insertContent('Name');
  expect(typesOf(editor)).toEqual(['tableBlock', 'paragraph']);
  const row = (tag: string, first = '') => `<tr><${tag}>${first}</${tag}><${tag}></${tag}><${tag}></${tag}></tr>`;
  expect(changed()).toBe(`<table><thead>${row('th', 'Name')}</thead><tbody>${row('td')}${row('td')}</tbody></table>`);
});

describe('the menu of a table', () => {
  const steps = (...made: readonly Command[]) => {
    const { editor, changed } = open(table);
    caretIn(editor, '1903');
    for (const step of made) step(editor.state, editor.view.dispatch);
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
  const paste = (editor: Editor, html: string) => editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);

  /** The clipboard of the first row and its cells. */
  function copyFirstRow(): string {
    const { editor } = open(table);
    const cells: number[] = [];
    editor.state.doc.descendants(({ type }, place) => {
      if (type.name === 'tableHeader') cells.push(place);
    });
    const [anchor = 0, head = 0] = cells;
    editor.view.dispatch(editor.state.tr.setSelection(CellSelection.create(editor.state.doc, anchor, head)));
    return editor.view.serializeForClipboard(editor.state.selection.content()).dom.innerHTML;
  }

  test('replace the cells of another table', () => {
    const copied = copyFirstRow();
    const { editor, changed } = open(
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    );
    caretIn(editor, 'c');
    paste(editor, copied);
    expect(changed()?.replaceAll(/<\/?t(?:able|body|head)>/g, '')).toBe(
      '<tr><td>a</td><td>b</td></tr><tr><th scope="row">Name</th><th align="right">Year</th></tr>',
    );
  });

  test('from a spreadsheet fill the cells of a table', async () => {
    await loadPasteTools();
    const { editor, changed } = open('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>');
    caretIn(editor, 'a');
    paste(editor, '<table><tr><td>1</td><td align=right>2</td></tr><tr><td>3</td><td>4</td></tr></table>');
    expect(changed()).toBe(
      '<table><tbody><tr><td>1</td><td align="right">2</td></tr><tr><td>3</td><td>4</td></tr></tbody></table>',
    );
  });

  test('are words in a paragraph', () => {
    const copied = copyFirstRow();
    const { editor, changed } = open('<p>Ship: </p>');
    editor.commands.setTextSelection(7);
    paste(editor, copied);
    expect(changed()).toContain('Name');
    expect(changed()).toContain('Year');
  });
});
