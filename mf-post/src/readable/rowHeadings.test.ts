import { expect, test } from '@jest/globals';
import { rowHeadings } from './rowHeadings.ts';

const table = (head: string, ...rows: string[]) =>
  `<table> <thead> <tr>${head}</tr> </thead> <tbody>${rows.map((cells) => `<tr> ${cells}</tr>`).join('')}</tbody></table>`;

test('makes the first cells of rows headings if the corner is empty', () => {
  expect(
    rowHeadings(
      table(
        '<td></td><th class="number">Owed</th>',
        '<td>The bank</td><td>£1</td>',
        '<td class="number">2</td><td>£3</td>',
      ),
    ),
  ).toBe(
    table(
      '<td></td><th class="number">Owed</th>',
      '<th scope="row">The bank</th><td>£1</td>',
      '<th scope="row" class="number">2</th><td>£3</td>',
    ),
  );
});

test('leaves the empty cell of a row without a name', () => {
  const html = table('<th> </th><th>Owed</th>', '<td> </td><td>£1</td>');
  expect(rowHeadings(html)).toBe(html);
});

test.each([
  ['names its first column', table('<th>Who</th><th>Owed</th>', '<td>The bank</td><td>£1</td>')],
  ['has no headings', table('<td></td><td>Owed</td>', '<td>The bank</td><td>£1</td>')],
])('a table that %s stays as it is', (_, html) => {
  expect(rowHeadings(html)).toBe(html);
});
