import { expect, test } from '@jest/globals';
import type { PageContent } from '../../report/PageContent.ts';
import { contentOf, pageOf, reportOf } from '../../testing/probeReport.ts';
import { checkContent } from './checkContent.ts';
import { checkGrowth } from './checkGrowth.ts';

const live = reportOf();
const withContent = (changes: Partial<PageContent>, kind = 'post') =>
  reportOf({ pages: [pageOf({ kind, content: contentOf(changes) })] });

test.each<[Partial<PageContent>, string]>([
  [{ headings: [], text: 0, links: 0, pictures: 0 }, 'has no heading'],
  [{ headings: [' '] }, 'has no heading'],
  [{ headings: ['Ten sleeves', 'Again'] }, 'has several first headings'],
  [{ headings: ['Another post'] }, 'has another heading than its name'],
  [{ text: 2_700 }, 'has lost more than 30 % of its text'],
  [{ links: 20 }, 'has lost more than 30 % of its links'],
  [{ pictures: 3 }, 'has lost more than 30 % of its pictures'],
  [{ title: '' }, 'has no title'],
  [{ hasDescription: false }, 'has no description'],
  [{ isIndexed: false }, 'forbids search engines to list it'],
  [{ canonical: '/' }, 'has another canonical address'],
  [{ jsonLd: ['BreadcrumbList'] }, 'has lost structured data'],
])('a page with %p is refused: it %s', (changes, fault) => {
  expect(checkContent(withContent(changes), live).problems).toContain(
    `beat/a-post ${fault}; with the live set it is otherwise.`,
  );
});

test('a fault of many pages is one sentence', () => {
  const pages = ['/one', '/two', '/three'].map((path) => pageOf({ path, content: contentOf({ title: '' }) }));
  const before = reportOf({ pages: ['/one', '/two', '/three'].map((path) => pageOf({ path })) });
  expect(checkContent(reportOf({ pages }), before).problems).toEqual([
    'beat/one has no title; with the live set it is otherwise. So do 2 other pages.',
  ]);
});

test.each<Partial<PageContent>>([{}, { text: 3_000, links: 30, pictures: 9 }, { text: 9_000, title: 'Another title' }])(
  'a page with %p passes',
  (changes) => {
    expect(checkContent(withContent(changes), live).problems).toEqual([]);
  },
);

test('the heading of a list may change; nothing is held against a page that the live set lacks, too', () => {
  expect(checkContent(withContent({ headings: ['Words'] }, 'tag'), live).problems).toEqual([]);
  expect(checkContent(withContent({ title: '' }), withContent({ title: '' })).problems).toEqual([]);
  expect(checkContent(withContent({ title: '' }), null).problems).toEqual([]);
});

test('memory that grows with each render is refused, and small growth is not', () => {
  const grown = (bytes: number) => reportOf({ growths: [{ kind: 'post', bytes }] });
  expect(checkGrowth(grown(160_000), live).problems).toEqual([
    'Each render of a page of the kind “post” leaves 160 kB in the memory of the server.',
  ]);
  expect(checkGrowth(grown(12_000), live).problems).toEqual([]);
  expect(checkGrowth(grown(40_000), grown(30_000)).problems).toEqual([]);
});
