import { expect, it } from '@jest/globals';
import { documentOf } from '../../document/documentOf.ts';
import { tableHeaders } from './tableHeaders.ts';

const plain = '<table><tbody><tr><td><p>Town</p></td><td><p>Fare</p></td></tr></tbody></table>';

it.each([
  ['no table', '<p>Words</p>', []],
  ['a table without a header', plain, ['Town Fare']],
  ['a table with a caption', plain.replace('<tbody>', '<caption>Fares</caption><tbody>'), ['Fares']],
  ['an empty table', '<table><tbody><tr><td><p></p></td></tr></tbody></table>', ['Table']],
  ['a header row', plain.replaceAll('td>', 'th>'), []],
  ['a header column', '<table><tbody><tr><th><p>Town</p></th><td><p>Ayr</p></td></tr></tbody></table>', []],
])('finds tables without a header in %s', (_, content, words) =>
  expect(tableHeaders(documentOf({ content, modules: [] })).map((finding) => finding.words)).toEqual(words),
);

it('leads to the first cell', () => {
  const document = documentOf({ content: `<p>A</p>${plain}`, modules: [] });
  const [finding] = tableHeaders(document);
  if (finding?.place.kind !== 'words') throw new Error('No words');
  expect(document.resolve(finding.place.from).parent.textContent).toBe('Town');
});
