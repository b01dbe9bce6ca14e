import { expect, test } from '@jest/globals';
import type { FeedScope } from '../../address/feedFiles.ts';
import { listedPost } from '../../upstream/testing/listedPost.ts';
import { documentSource, harmless, hostile } from '../testing/documentSource.ts';
import { feedFormats } from './feedFormats.ts';
import { loadFeed } from './loadFeed.ts';

const list = { posts: [listedPost()], totalPages: 1, total: 1 };
const latest = '/api/posts/list?limit=20';

async function written(file: string, posts = list.posts): Promise<string> {
  const feed = await loadFeed(documentSource({ [latest]: { ...list, posts } }));
  const format = feedFormats.find((one) => one.file === file);
  return format?.write(feed, `https://beat.example/${file}`) ?? '';
}

test('RSS has the newest posts with whole addresses', async () => {
  const rss = await written('feed.xml');
  for (const part of [
    '<rss version="2.0"',
    '<link>https://beat.example/</link>',
    '<lastBuildDate>Fri, 20 Nov 2026 22:19:48 GMT</lastBuildDate>',
    '<atom:link rel="self" type="application/rss+xml" href="https://beat.example/feed.xml"/>',
    '<title>Loud</title><link>https://beat.example/loud</link>',
    '<guid isPermaLink="true">https://beat.example/loud</guid>',
    '<pubDate>Fri, 20 Nov 2026 22:19:48 GMT</pubDate>',
    '<dc:creator>Ada North</dc:creator>',
    '<category domain="https://beat.example/category/live">Live</category>',
    '<enclosure url="https://beat.example/res/media/image/upload/c_fill,f_auto,fl_progressive,h_630,q_auto,w_1200/v1/demo/beat/loud-1" type="image/jpeg" length="0"/>',
  ])
    expect(rss).toContain(part);
});

test('RSS names the credit of a picture', async () => {
  expect(await written('feed.xml')).not.toContain('media:credit');
  const rss = await written('feed.xml', [listedPost({ imageCredit: 'Ada & North' })]);
  expect(rss).toContain('</media:description><media:credit>Ada &amp; North</media:credit></media:content>');
});

test('every format names all people of a byline, the author first', async () => {
  const author = { key: 'bo-lind', fullname: 'Bo Lind', image: null, urlPath: '/author/bo-lind' };
  const posts = [listedPost({ bylines: [{ role: 'photographs', author }] })];
  expect(await written('feed.xml', posts)).toContain(
    '<dc:creator>Ada North</dc:creator><dc:creator>Bo Lind</dc:creator>',
  );
  expect(await written('feed.atom', posts)).toContain(
    '</author><author><name>Bo Lind</name><uri>https://beat.example/author/bo-lind</uri></author>',
  );
  expect(JSON.parse(await written('feed.json', posts)).items[0].authors).toMatchObject([
    { name: 'Ada North' },
    { name: 'Bo Lind', url: 'https://beat.example/author/bo-lind' },
  ]);
});

test('a description in RSS is HTML, so that text in it is escaped twice', async () => {
  expect(await written('feed.xml')).toContain('<description>Ears &amp;amp; how to keep them.</description>');
});

test('Atom has the newest posts with whole addresses', async () => {
  const atom = await written('feed.atom');
  for (const part of [
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><id>https://beat.example/feed.atom</id>',
    '<updated>2026-11-20T22:19:48.380Z</updated>',
    '<link rel="self" type="application/atom+xml" href="https://beat.example/feed.atom"/>',
    '<entry><id>https://beat.example/loud</id><title>Loud</title>',
    '<author><name>Ada North</name><uri>https://beat.example/author/ada-north</uri></author>',
    '<category term="live" label="Live"/>',
    '<summary>Ears &amp; how to keep them.</summary>',
  ])
    expect(atom).toContain(part);
});

test('JSON Feed has the newest posts with whole addresses', async () => {
  expect(JSON.parse(await written('feed.json'))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://beat.example/',
    feed_url: 'https://beat.example/feed.json',
    items: [
      {
        id: 'https://beat.example/loud',
        url: 'https://beat.example/loud',
        title: 'Loud',
        content_text: 'Ears & how to keep them.',
        date_published: '2026-11-20T22:19:48.380Z',
        authors: [{ name: 'Ada North', url: 'https://beat.example/author/ada-north' }],
        tags: ['Live'],
      },
    ],
  });
});

test.each([
  ['feed.xml', '<description>&lt;p dir=&quot;auto&quot;&gt;שלום &amp;amp; Marquee&lt;/p&gt;</description>'],
  ['feed.atom', '<summary type="html">&lt;p dir=&quot;auto&quot;&gt;שלום &amp;amp; Marquee&lt;/p&gt;</summary>'],
  ['feed.json', JSON.stringify({ content_html: '<p dir="auto">שלום &amp; Marquee</p>' }).slice(1, -1)],
])('a summary in Hebrew has its direction in %s', async (file, part) => {
  const feed = await written(file, [listedPost({ summary: 'שלום & Marquee' })]);
  expect(feed).toContain(part);
  expect(feed).not.toContain('content_text');
});

test.each([
  ['feed.xml', '<dc:language>fr</dc:language>'],
  ['feed.atom', '<entry xml:lang="fr">'],
  ['feed.json', '"language":"fr"'],
])('a post in another language than its site says so in %s', async (file, part) => {
  expect(await written(file, [listedPost({ language: 'fr' })])).toContain(part);
  expect(await written(file)).not.toContain(part);
});

test.each([
  ['feed.xml', '<description/>'],
  ['feed.atom', '<summary/>'],
  ['feed.json', '"content_text":""'],
])('a post without a summary leads to its page, and shows nothing of its blocks in %s', async (file, part) => {
  const link = '<a href="/res/media/file/upload/uploads/12345678-1234-1234-1234-123456789abc/Menu.pdf">Menu</a>';
  const whole = {
    ...listedPost({ summary: '' }),
    content: `<p>Words</p><figure class="embed">${link}</figure>`,
    modules: [],
  };
  const feed = await written(file, [whole]);
  expect(feed).toContain(part);
  expect(feed).toContain('https://beat.example/loud');
  expect(feed).not.toMatch(/Words|Menu|media\/file/);
});

test.each(['feed.xml', 'feed.atom'])('a hostile title does no harm in %s', async (file) => {
  const [, title] =
    /<(?:item|entry)>.*?<title>(.*?)<\/title>/s.exec(
      await written(file, [listedPost({ name: hostile, summary: hostile })]),
    ) ?? [];
  expect(title).toBe(
    harmless.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? ''),
  );
});

test.each(['feed.xml', 'feed.atom', 'feed.json'])('a site without posts has an empty feed: %s', async (file) => {
  const feed = await written(file, []);
  expect(feed).toContain('Beat');
  expect(feed).not.toMatch(/<item>|<entry>|Invalid Date/);
});

test.each<[FeedScope, string, unknown, string]>([
  [
    'category',
    '/api/categories/live',
    { category: { key: 'live', name: 'Live', description: 'Rooms.', urlPath: '/category/live' } },
    'categoryKey=live',
  ],
  [
    'channel',
    '/api/channels/live',
    { channel: { key: 'live', name: 'Live', description: 'Rooms.', urlPath: '/channel/live' } },
    'channelKey=live',
  ],
  [
    'tag',
    '/api/tags/live',
    { tag: { id: '4', key: 'live', name: 'Live', seoDescription: 'Rooms.', urlPath: '/tag/live' } },
    'tags=4',
  ],
  [
    'author',
    '/api/authors/live',
    { author: { id: '5', key: 'live', fullname: 'Live', summary: 'Rooms.', urlPath: '/author/live' } },
    'author=5',
  ],
])('a %s has a feed of its own posts', async (scope, path, response, filter) => {
  const source = documentSource({ [path]: response, [`/api/posts/list?${filter}&limit=20`]: list });
  expect(await loadFeed(source, scope, 'live')).toMatchObject({
    title: 'Live - Beat',
    description: 'Rooms.',
    pageUrl: `https://beat.example/${scope}/live`,
    items: [{ title: 'Loud' }],
  });
});

test.each<FeedScope>(['category', 'channel', 'tag', 'author'])('a %s called "list" has no feed', async (scope) => {
  const lists = { '/api/categories/list': { categories: [] }, '/api/channels/list': { channels: [] } };
  const source = documentSource({ ...lists, '/api/authors/list': { authors: [] }, '/api/tags/list': {} });
  await expect(loadFeed(source, scope, 'list')).rejects.toMatchObject({ status: 404 });
});

test('a missing author or list has no feed', async () => {
  await expect(loadFeed(documentSource(), 'tag', 'nothing/else')).rejects.toMatchObject({ status: 404 });
});

test('every format has the corrections of a post, and the time of the last one', async () => {
  const at = '2026-11-21T08:00:00.000Z';
  const corrected = [listedPost({ corrections: [{ kind: 'correction', words: 'Ears < eyes.', at }] })];
  const html = '<p>Ears &amp; how to keep them.</p><p>Correction: Ears &lt; eyes.</p>';
  const twice = html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(await written('feed.xml', corrected)).toContain(`<description>${twice}</description>`);
  const atom = await written('feed.atom', corrected);
  expect(atom).toContain(`<summary type="html">${twice}</summary>`);
  expect(atom.match(/<updated>.*?<\/updated>/g)).toEqual([`<updated>${at}</updated>`, `<updated>${at}</updated>`]);
  expect(JSON.parse(await written('feed.json', corrected)).items[0]).toMatchObject({
    ...{ content_html: html, date_modified: at },
  });
});
