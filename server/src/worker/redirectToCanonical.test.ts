import { afterEach, describe, expect, it } from '@jest/globals';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { Hosts } from '../address/Hosts.ts';
import { ServerFixture } from './testing/ServerFixture.ts';

const hosts = new Hosts(
  { marqueeDomain: 'example.com', publicProtocol: 'https', publicPort: '', port: 3000 },
  siteFolderKeys(),
);
hosts.use({
  domain: 'example.com',
  sites: [],
  hosts: [
    { name: 'www.beat.test', host: 'beat', isCanonical: true },
    { name: 'beat.test', host: 'beat', isCanonical: false },
  ],
});

let server: ServerFixture;
afterEach(() => server.close());

const ask = async (url: string, host: string, method = 'GET') => {
  server = await ServerFixture.open(undefined, { hosts });
  const { status, headers } = await server.ask(url, { host, method });
  return { status, location: headers.location };
};
const movedTo = (location: string) => ({ status: 301, location });

describe('a host name that is not canonical', () => {
  it.each([
    ['the home page', '/', 'https://www.beat.test/'],
    ['a page with a query', '/a-post?autoplay=1&x=%2F', 'https://www.beat.test/a-post?autoplay=1&x=%2F'],
    ['a feed', '/rss.xml', 'https://www.beat.test/rss.xml'],
    ['the site map', '/sitemap.xml', 'https://www.beat.test/sitemap.xml'],
    ['robots.txt', '/robots.txt', 'https://www.beat.test/robots.txt'],
    ['another spelling of a page', '/A-Post/', 'https://www.beat.test/a-post'],
    ['a path that looks like another host', '//evil.test/', 'https://www.beat.test/evil.test'],
  ])('redirects %s', async (_what, url, location) => {
    expect(await ask(url, 'beat.test')).toEqual(movedTo(location));
  });

  it.each(['beat.example.com', 'BEAT.test', 'beat.test:8443', 'www.beat.test.'])('redirects %s', async (host) => {
    expect(await ask('/a-post', host)).toEqual(movedTo('https://www.beat.test/a-post'));
  });

  it('redirects HEAD', async () => {
    expect(await ask('/', 'beat.test', 'HEAD')).toEqual(movedTo('https://www.beat.test/'));
  });

  it.each(['/api/currentUser', '/res/x', '/service-worker.js', '/healthz', '/assets/routes/1.json'])(
    'still serves %s',
    async (url) => {
      expect((await ask(url, 'beat.test')).status).toBe(200);
    },
  );
});

describe('a canonical host name', () => {
  it.each([
    ['a page', '/a-post', 'www.beat.test', 200],
    ['a page in upper case of the name', '/a-post', 'WWW.BEAT.TEST:443', 200],
    ['a page of a site without own names', '/a-post', 'feast.example.com', 200],
    ['no page of an unknown name', '/a-post', 'www.feast.test', 404],
    ['no page of a name below a known one', '/a-post', 'x.www.beat.test', 404],
    ['no page of a long name', '/a-post', `${'a'.repeat(300)}.beat.test`, 404],
  ])('serves %s', async (_what, url, host, status) => {
    expect((await ask(url, host)).status).toBe(status);
  });
});
