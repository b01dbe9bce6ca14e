import { expect, test } from '@jest/globals';
import { formerAddress, formerCandidates, mayNameFormerPage } from './formerAddress.ts';

test.each([
  ['/2014/03/12/A-Post/', '/2014/03/12/a-post'],
  ['https://old.example/2014/03/12/a-post/?utm_source=x&fbclid=1#top', '/2014/03/12/a-post'],
  ['/?p=123', '/?p=123'],
  ['/index.php?p=123', '/?p=123'],
  ['/index.php/2014/a-post', '/2014/a-post'],
  ['/%E6%97%A5%e6%9c%ac/', '/日本'],
  ['/Cafe%CC%81', '/café'],
  ['/100%25-true', '/100%25-true'],
  ['/a//b///', '/a/b'],
  ['/story.asp?b=2&a=1', '/story.asp?a=1&b=2'],
  ['', '/'],
])('brings %s into its one form', (given, form) => {
  expect(formerAddress(given)).toBe(form);
  expect(formerAddress(form)).toBe(form);
});

test.each([
  'mailto:a@b.example',
  'javascript:alert(1)',
  '/%ff',
  '/a%00b',
  `/${'a'.repeat(501)}`,
  `/${'a'.repeat(3_000)}`,
])('refuses %s', (given) => expect(formerAddress(given)).toBeNull());

test.each([
  ['/2014/03/a-post/feed/rss2', ['/2014/03/a-post/feed/rss2', '/2014/03/a-post feed']],
  ['/category/news/page/2', ['/category/news/page/2', '/category/news']],
  ['/category/news/page/2/feed', ['/category/news/page/2/feed', '/category/news/page/2 feed', '/category/news feed']],
  ['/a-post.html?x=1', ['/a-post.html?x=1', '/a-post.html', '/a-post']],
  ['/rss.xml', ['/rss.xml', '/ feed']],
  ['/?feed=rss2', ['/?feed=rss2 feed', '/ feed']],
  ['/?p=12&preview=true', ['/?p=12&preview=true', '/?p=12', '/']],
  ['/.html', ['/.html']],
])('finds other names of %s', (address, names) => {
  const found = formerCandidates(address).map((one) => one.address + (one.isFeed ? ' feed' : ''));
  expect(found).toEqual(names);
});

test('knows the queries that name a page', () => {
  expect(['p=1', 'x=1&cat=3', 'feed=rss2'].map(mayNameFormerPage)).toEqual([true, true, true]);
  expect(['', 'utm_source=p', 'p=', 'page=2', 'xp=1'].map(mayNameFormerPage)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
