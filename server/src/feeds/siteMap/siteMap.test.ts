import { expect, test } from '@jest/globals';
import { siteMapPartLength } from '@marquee/shared/domain';
import { documentSource, hostile } from '../testing/documentSource.ts';
import { siteMap, siteMapPart } from './siteMap.ts';
import { archivePaths, siteMapFile, siteMapNames } from './siteMapFiles.ts';

const sizes = {
  months: [
    { month: '2026-01', posts: siteMapPartLength + 1 },
    { month: '2025-12', posts: 3 },
  ],
  lists: { categories: 7, channels: 0, tags: siteMapPartLength * 2, authors: 1 },
};

test('long months and lists have several files, and empty ones none', () => {
  expect(siteMapNames(sizes)).toEqual([
    'pages.xml',
    'categories.xml',
    'tags.xml',
    'tags-2.xml',
    'authors.xml',
    'archives.xml',
    'news.xml',
    'posts-2026-01.xml',
    'posts-2026-01-2.xml',
    'posts-2025-12.xml',
  ]);
});

test('every name in the index is a file', () => {
  for (const name of siteMapNames(sizes)) expect([name, siteMapFile(name)]).not.toEqual([name, null]);
  expect(siteMapFile('posts-2026-01-2.xml')).toEqual({ kind: 'posts', month: '2026-01', part: 2 });
  expect(siteMapFile('tags.xml')).toEqual({ kind: 'tags', part: 1 });
});

test.each(['', 'pages', 'pages-2.xml', 'tags-1.xml', 'tags-0.xml', 'posts.xml', 'posts-2026.xml', 'drafts.xml', '..'])(
  'no file is called %j',
  (name) => {
    expect(siteMapFile(name)).toBeNull();
  },
);

test('archives are years and their months', () => {
  expect(archivePaths(sizes)).toEqual(['/archive/2026', '/archive/2026/01', '/archive/2025', '/archive/2025/12']);
});

test('the index names each file by its whole address', async () => {
  const { body } = await siteMap(documentSource({ '/api/siteMaps': sizes }));
  expect(body).toContain('<sitemap><loc>https://beat.example/sitemaps/posts-2025-12.xml</loc></sitemap>');
});

test('a post has its address, time of change and picture', async () => {
  const post = {
    urlPath: '/loud',
    name: 'Loud',
    publishedAt: '2026-01-02T03:04:05.000Z',
    modifiedAt: '2026-02-03T04:05:06.000Z',
    image: { public_id: 'demo/beat/loud-1', width: 1800, height: 1200 },
  };
  const posts = [post, { ...post, urlPath: '/quiet', image: null }];
  const source = documentSource({ '/api/siteMaps/posts?month=2026-01&part=2': { posts } });
  const document = await siteMapPart(source, { kind: 'posts', month: '2026-01', part: 2 });
  expect(document?.body).toContain(
    '<url><loc>https://beat.example/loud</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>' +
      '<image:image><image:loc>https://beat.example/res/media/image/upload/c_fill,f_auto,fl_progressive,h_630,q_auto,w_1200/v1/demo/beat/loud-1</image:loc></image:image></url>',
  );
  expect(document?.body).toContain(
    '<url><loc>https://beat.example/quiet</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod></url>',
  );
});

test("a picture whose name needs escapes has the library's address", async () => {
  const image = { public_id: 'a folder/ü', width: 10, height: 10 };
  const posts = [{ urlPath: '/loud', name: '', publishedAt: '', modifiedAt: '', image }];
  const source = documentSource({ '/api/siteMaps/posts?month=2026-01&part=1': { posts } });
  const document = await siteMapPart(source, { kind: 'posts', month: '2026-01', part: 1 });
  expect(document?.body).toContain('w_1200/v1/a%20folder/%C3%BC</image:loc>');
});

test('news have title, publication and time', async () => {
  const posts = [
    { urlPath: '/loud', name: hostile, publishedAt: '2026-11-20T22:00:00.000Z', modifiedAt: '', image: null },
  ];
  const document = await siteMapPart(documentSource({ '/api/siteMaps/news': { posts } }), { kind: 'news' });
  expect(document?.body).toContain(
    '<news:publication><news:name>Beat</news:name><news:language>en</news:language></news:publication>' +
      '<news:publication_date>2026-11-20T22:00:00.000Z</news:publication_date><news:title>&lt;/title&gt;]]&gt; &amp; ',
  );
});

test('parts beyond the last are missing, but news may be empty', async () => {
  const source = documentSource({ '/api/siteMaps/tags?part=3': { paths: [] }, '/api/siteMaps/news': { posts: [] } });
  expect(await siteMapPart(source, { kind: 'tags', part: 3 })).toBeNull();
  expect((await siteMapPart(source, { kind: 'news' }))?.body).toContain('<urlset');
});
