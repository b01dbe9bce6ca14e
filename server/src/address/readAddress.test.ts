import { describe, expect, it } from '@jest/globals';
import { maxAddressLength } from '@marquee/platform/problem/connectionProblem.ts';
import { isReservedPostKey } from '@marquee/shared/domain';
import { maxPageAddressLength, readAddress } from './readAddress.ts';

/** Addresses that are not pages, each with its kind. */
const reserved = [
  ['/api/categories/list', 'api'],
  ['/api/currentUser', 'api'],
  ['/api', 'api'],
  ['/res/media/image/upload/c_fill,w_600/v1/demo/beat/loud-1', 'pictures'],
  ['/assets/shell/0.1.0-aaaaaaaaaa/boot.js', 'assets'],
  ['/_marquee', 'admin'],
  ['/_marquee/api/releases', 'admin'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/service-worker.js', 'document'],
  ['/feed.xml', 'document'],
  ['/category/film/feed.atom', 'document'],
  ['/sitemaps/pages.xml', 'document'],
  ['/robots.txt', 'document'],
  ['/.well-known/security.txt', 'document'],
  ['/favicon.ico', 'document'],
  ['/oembed', 'document'],
] as const;

it('has no word for machines that could be the key of a post', () => {
  const words = reserved.map(([path]) => path.split('/')[1] ?? '').filter((word) => /^[a-z0-9-]+$/.test(word));
  expect(words).toContain('healthz');
  expect(words.filter((word) => !isReservedPostKey(word))).toEqual([]);
});

/** Ways to write an address so that one reader takes it for another. */
const spellings: Record<string, (path: string) => string> = {
  'through another folder': (path) => `/x/..${path}`,
  'from here': (path) => `/.${path}`,
  'with an escaped dot': (path) => `/%2e${path}`,
  'with escaped dots': (path) => `/x/%2E%2e${path}`,
  'with a dot escaped and one not': (path) => `/x/.%2e${path}`,
  'with a backslash': (path) => `/x\\..${path}`,
  'with backslashes only': (path) => `\\x\\..${path.replaceAll('/', '\\')}`,
  'as of a host': (path) => `//x/..${path}`,
  'with an escaped slash': (path) => `/x%2f..${path}`,
  'with an escaped backslash': (path) => `/x%5C..${path}`,
  'with an escaped letter': (path) =>
    path.replace(/^\/(.)/, (_all, first: string) => `/%${first.charCodeAt(0).toString(16)}`),
  'with an escaped letter later': (path) => path.replace(/(.)$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  'with a fragment': (path) => `${path}#x`,
  'whole, with its host': (path) => `http://beat.localhost${path}`,
  'with a tab': (path) => `/\t..${path}`,
  'ending in a dot segment': (path) => `${path}/x/..`,
};

/** Words of addresses, to be put together at random. */
const words = [
  ...['%0a', '%20', '%25', '%2e%2e%2f', 'feed.xml', 'sitemaps', 'category'],
  ...['/', '//', '.', '..', '%2e', '%2E%2e', '\\', '%5c', '%2f', '%00', '%ff', '%', '#', '?', ';', ':', '*', '|', '"'],
  ...['api', 'API', '%61pi', 'res', 'assets', '_marquee', 'healthz', 'a-post', 'A-Post', 'search', 'caf%c3%a9', 'x'],
];

/** Numbers as if at random, the same ones each time. */
function* sequence(): Generator<number> {
  for (let state = 20_261_122; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

describe('readAddress', () => {
  it.each(reserved)('classifies %s as %s', (path, area) => {
    expect(readAddress(path)).toEqual({ area, path });
    expect(readAddress(`${path}?a=b`)).toEqual({ area, path });
  });

  describe.each(Object.entries(spellings))('an address %s', (_how, spell) => {
    it.each(reserved.map(([path]) => path))('is not %s, and no page', (path) => {
      expect(readAddress(spell(path)).area).toBe('refused');
    });
  });

  it.each([
    ['/', '/', ''],
    ['/a-post', '/a-post', ''],
    ['/a-post?utm_source=x', '/a-post', 'utm_source=x'],
    ['/page/2', '/page/2', ''],
    ['/search/Film%20Noir', '/search/Film%20Noir', ''],
    ['/search/a%2Fb', '/search/a%2Fb', ''],
    ['/search/node.js', '/search/node.js', ''],
    ['/2019/11/blue_note.html', '/2019/11/blue_note.html', ''],
    ['/tag/caf%C3%A9', '/tag/caf%C3%A9', ''],
    ['/apis', '/apis', ''],
    ['/category/api', '/category/api', ''],
    ['/sitemap', '/sitemap', ''],
    ['/...', '/...', ''],
  ])('reads %s as the page %s', (url, path, query) => {
    expect(readAddress(url)).toEqual({ area: 'page', path, query });
  });

  it.each([
    ['/A-Post', '/a-post'],
    ['/A-Post?page=2', '/a-post?page=2'],
    ['/a-post/', '/a-post'],
    ['//a-post', '/a-post'],
    ['/tag/caf%c3%a9', '/tag/caf%C3%A9'],
    ['/%61-post', '/a-post'],
    ['/search/"loud"', '/search/%22loud%22'],
    ['/API/categories/list', '/api/categories/list'],
  ])('redirects %s to %s', (url, location) => {
    expect(readAddress(url)).toEqual({ area: 'redirect', location });
  });

  it.each([
    '',
    '*',
    'a-post',
    '/%',
    '/100%',
    '/%zz',
    '/caf\u00c3\u00a9',
    '/%ff',
    '/a%00',
    '/api/x%00',
    '/res/media/..%2f..%2fx',
    '/a%2Fb',
    '/assets/shell/..%2fmanifest.json',
  ])('refuses %j', (url) => {
    expect(readAddress(url)).toEqual({ area: 'refused', status: 400 });
  });

  it('refuses a long address, and a page sooner', () => {
    const tooLong = { area: 'refused', status: 414 };
    expect(readAddress(`/${'a'.repeat(maxPageAddressLength)}`)).toEqual(tooLong);
    expect(readAddress(`/a?${'b'.repeat(maxPageAddressLength)}`)).toEqual(tooLong);
    expect(readAddress(`/api/${'a'.repeat(maxPageAddressLength)}`)).toMatchObject({ area: 'api' });
    expect(readAddress(`/api/${'a'.repeat(maxAddressLength)}`)).toEqual(tooLong);
  });

  it('accepts as a page only unambiguous paths outside reserved ones', () => {
    const random = sequence();
    const pick = (count: number) => Math.floor(random.next().value * count);
    let pages = 0;
    for (let count = 0; count < 50_000; count += 1) {
      const url = `/${Array.from({ length: 1 + pick(7) }, () => words[pick(words.length)]).join('')}`;
      const address = readAddress(url);
      if (address.area === 'redirect') {
        expect(readAddress(address.location).area).not.toMatch(/elsewhere|refused/);
        expect(address.location).toMatch(/^\/(?!\/)/);
      }
      if (address.area !== 'page') continue;
      pages += 1;
      const [raw] = url.split('?');
      expect(address.path).toBe(raw);
      expect(URL.parse(url, 'http://site')?.pathname).toBe(raw);
      const decoded = decodeURIComponent(address.path);
      if (!decoded.startsWith('/search/'))
        expect(URL.parse(`http://site${decoded.replaceAll('?', '%3F').replaceAll('#', '%23')}?`)?.pathname).not.toMatch(
          /^\/(?:api|res|assets|_marquee|healthz|readyz)(?:\/|$)/,
        );
    }
    expect(pages).toBeGreaterThan(1_000);
  });
});
