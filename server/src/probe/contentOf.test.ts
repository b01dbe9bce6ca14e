import { expect, test } from '@jest/globals';
import { contentOf } from './contentOf.ts';

test('the facts of a page are read from its HTML', () => {
  const html = `<!doctype html><html><head><title>Ten sleeves – Beat</title>
    <meta name="description" content="Sleeves."><link rel="canonical" href="http://beat.example/ten-sleeves">
    <script type="application/ld+json">[{"@type":"Article"},{"@type":"BreadcrumbList"}]</script></head>
    <body><a href="/">Beat</a><main><h1>Ten <em>sleeves</em></h1><p>Twelve words.</p><a href="/a">A</a><img src="a.jpg">
    <svg><title>Not the title</title></svg><script>var unread = 1</script></main></body></html>`;
  expect(contentOf(html)).toEqual({
    title: 'Ten sleeves – Beat',
    headings: ['Ten sleeves'],
    text: 'Ten'.length + 'sleeves'.length + 'Twelve words.'.length + 'A'.length + 'Not the title'.length,
    links: 1,
    pictures: 1,
    hasDescription: true,
    canonical: '/ten-sleeves',
    isIndexed: true,
    jsonLd: ['Article', 'BreadcrumbList'],
  });
});

test('a blank page that asks not to be listed has nothing', () => {
  expect(contentOf('<meta name="robots" content="noindex"><main></main>')).toMatchObject({
    ...{ title: '', headings: [], text: 0, links: 0, pictures: 0 },
    ...{ hasDescription: false, canonical: null, isIndexed: false, jsonLd: [] },
  });
});

test('structured data that is no JSON counts for nothing', () => {
  expect(contentOf('<script type="application/ld+json">{"@type":</script>').jsonLd).toEqual([]);
});
