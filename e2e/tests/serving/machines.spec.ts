import http from 'node:http';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import type { HostKey } from '@marquee/shared/domain';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect, test } from '@playwright/test';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import robotsParser from 'robots-parser';
import RssParser from 'rss-parser';
import Sitemapper from 'sitemapper';
import { originOf, ports } from '../../network/addresses.ts';
import { listedPosts, newestPost } from '../pages.ts';

/** Third-party programs that read a site's files for machines. */
async function textOf(key: HostKey, path: string): Promise<string> {
  const { status, body } = await askSite(originOf(key) + path);
  expect([path, status]).toEqual([path, 200]);
  return body.toString();
}

/** Addresses of all that a site's map holds, as a crawler finds them. */
async function crawl(key: HostKey): Promise<string[]> {
  const crawler = new Sitemapper({ timeout: 20_000 });
  // Node does not resolve hosts below localhost.
  const lookup: http.AgentOptions['lookup'] = (_host, options, found) =>
    options.all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4);
  crawler.proxyAgent = { http: new http.Agent({ lookup }) };
  const { sites, errors } = await crawler.fetch(`${originOf(key)}/sitemap.xml`);
  expect(errors).toEqual([]);
  return [...new Set(sites)];
}

for (const key of siteFolderKeys()) {
  test(`${key}: feed readers read its newest posts in every format`, async () => {
    const posts = (await listedPosts(key)).slice(0, 20);
    const links = posts.map(({ urlPath }) => originOf(key) + urlPath);
    const titles = posts.map(({ name }) => name);
    for (const path of ['/feed.xml', '/feed.atom']) {
      const text = await textOf(key, path);
      expect(XMLValidator.validate(text)).toBe(true);
      const one = await new RssParser().parseString(text);
      expect(one.items.map(({ link }) => link)).toEqual(links);
      expect(one.items.map(({ title }) => title)).toEqual(titles);
      const other = parseFeed(text);
      expect(other.self).toBe(originOf(key) + path);
      expect(other.items.map(({ url }) => url)).toEqual(links);
      expect(other.items.map(({ published }) => published?.getTime())).toEqual(
        // RSS knows no parts of a second.
        posts.map(({ publishedAt }) => {
          const time = Date.parse(publishedAt);
          return path === '/feed.xml' ? time - (time % 1_000) : time;
        }),
      );
      expect(other.items.map(({ authors }) => authors[0]?.name)).toEqual(posts.map(({ author }) => author?.fullname));
    }
    const json = JSON.parse(await textOf(key, '/feed.json'));
    expect(json.items.map(({ url }: { url: string }) => url)).toEqual(links);
  });

  test(`${key}: a crawler finds each of its posts and no other site's`, async () => {
    const found = await crawl(key);
    expect(found.filter((address) => !address.startsWith(`${originOf(key)}/`))).toEqual([]);
    for (const { urlPath } of await listedPosts(key)) expect(found).toContain(originOf(key) + urlPath);
  });
}

test('every address in a site map responds', async () => {
  const failing: string[] = [];
  for (const address of await crawl('beat')) {
    const { status } = await askSite(address);
    if (status !== 200) failing.push(`${address} answers ${status}`);
  }
  expect(failing).toEqual([]);
});

test('categories, channels, tags and authors have feeds of their own posts', async () => {
  const { category, tags, author } = await newestPost('beat');
  const folders = {
    [category?.urlPath ?? '']: `categoryKey=${category?.key}`,
    [author?.urlPath ?? '']: `author=${author?.key}`,
    [tags[0]?.urlPath ?? '']: `tags=${tags[0]?.key}`,
    '/channel/soundcheck': 'channelKey=soundcheck',
  };
  for (const [folder, filter] of Object.entries(folders)) {
    const expected = (await listedPosts('beat', `&${filter}`))
      .slice(0, 20)
      .map(({ urlPath }) => originOf('beat') + urlPath);
    for (const file of ['feed.xml', 'feed.atom']) {
      const { items } = parseFeed(await textOf('beat', `${folder}/${file}`));
      expect([folder, items.map(({ url }) => url)]).toEqual([folder, expected]);
    }
    expect(JSON.parse(await textOf('beat', `${folder}/feed.json`)).items).toHaveLength(expected.length);
  }
});

test('news are the posts of the last two days', async () => {
  const text = await textOf('beat', '/sitemaps/news.xml');
  const { urlset } = new XMLParser({ isArray: (name) => name === 'url' }).parse(text);
  const since = Date.now() - 48 * 3_600_000;
  const expected = (await listedPosts('beat')).filter(({ publishedAt }) => Date.parse(publishedAt) >= since);
  const news: { 'news:news': { 'news:title': unknown } }[] = urlset.url ?? [];
  expect(news.map((one) => String(one['news:news']['news:title']))).toEqual(expected.map(({ name }) => name));
});

test('robots may read posts and authors, but not the search, and find the site map', async () => {
  const origin = originOf('omni');
  const robots = robotsParser(`${origin}/robots.txt`, await textOf('omni', '/robots.txt'));
  const { urlPath, author } = await newestPost('omni');
  for (const path of ['/', urlPath, author?.urlPath, '/searchlights', '/res/media/image/upload/x'])
    expect([path, robots.isAllowed(origin + path, 'Googlebot')]).toEqual([path, true]);
  for (const path of ['/search/rust', '/auth', '/vocal/posts', '/api/posts/list'])
    expect([path, robots.isAllowed(origin + path, 'Googlebot')]).toEqual([path, false]);
  for (const map of robots.getSitemaps()) expect((await askSite(map)).status).toBe(200);
});

test("a page leads to its feeds, its manifest with icons, and the site's search", async ({ page }) => {
  await page.goto(`${originOf('proof')}/`);
  const linksOf = (selector: string) =>
    page.locator(`head link${selector}`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [manifestPath = ''] = await linksOf('[rel=manifest]');
  const manifest = JSON.parse(await textOf('proof', manifestPath));
  expect(manifest).toMatchObject({ name: 'Proof', start_url: '/' });
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  const feeds = await linksOf('[rel=alternate]');
  expect(feeds).toEqual(['/feed.xml', '/feed.atom', '/feed.json']);
  for (const path of [...icons, ...feeds, ...(await linksOf('[rel=search]')), '/favicon.ico', '/apple-touch-icon.png'])
    await textOf('proof', path);
});

test('a post links to its oEmbed response and its pictures exist, there and in the feed', async ({ page }) => {
  const post = await newestPost('beat');
  await page.goto(originOf('beat') + post.urlPath);
  const href = await page.locator('head link[type="application/json+oembed"]').getAttribute('href');
  const response = JSON.parse((await askSite(href ?? '')).body.toString());
  expect(response).toMatchObject({ version: '1.0', type: 'link', title: post.title, provider_name: 'Beat' });
  expect((await askSite(response.thumbnail_url)).headers['content-type']).toBe('image/jpeg');
  const [item] = (await new RssParser().parseString(await textOf('beat', '/feed.xml'))).items;
  expect((await askSite(item?.enclosure?.url ?? '')).headers['content-type']).toBe(item?.enclosure?.type);
});

const documents = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/categories.xml',
  '/sitemaps/news.xml',
  '/feed.xml',
  '/feed.atom',
  '/feed.json',
  '/category/live/feed.xml',
  '/opensearch.xml',
  '/manifest.webmanifest',
  '/llms.txt',
  '/.well-known/security.txt',
  '/favicon.ico',
] as const;

for (const path of documents) {
  test(`${path} is not sent again to a client that has it, and HEAD gets no body`, async () => {
    const address = originOf('beat') + path;
    const first = await askSite(address);
    expect([first.status, first.body.length > 0]).toEqual([200, true]);
    const again = await askSite(address, { headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const looked = await askSite(address, { method: 'HEAD' });
    expect([looked.status, looked.body.length, looked.headers['content-type']]).toEqual([
      200,
      0,
      first.headers['content-type'],
    ]);
  });
}

for (const [path, status] of [
  ['/category/nothing/feed.xml', 404],
  ['/tag/nothing/feed.atom', 404],
  ['/author/nobody/feed.json', 404],
  ['/channel/nothing/feed.xml', 404],
  ['/sitemaps/posts-1999-01.xml', 404],
  ['/sitemaps/drafts.xml', 404],
  ['/oembed', 400],
  ['/oembed?url=http%3A%2F%2Ffeast.localhost%2Fpost', 404],
  ['/oembed?url=x&format=yaml', 501],
] as const) {
  test(`${path} gets ${status}`, async () => {
    expect((await askSite(originOf('beat') + path)).status).toBe(status);
  });
}

test('a host that is not a site has no feeds or site maps', async () => {
  for (const path of ['/feed.xml', '/sitemap.xml', '/robots.txt', '/favicon.ico'])
    expect((await askSite(`http://nothing.localhost:${ports.production}${path}`)).status).toBe(404);
  for (const path of ['/feed.xml', '/sitemap.xml', '/llms.txt', '/oembed?url=x'])
    expect((await askSite(originOf('vocal') + path)).status).toBe(404);
  expect((await askSite(`${originOf('vocal')}/robots.txt`)).status).toBe(200);
});
