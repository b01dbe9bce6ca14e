import { beforeEach, describe, expect, it } from '@jest/globals';
import { cacheNames } from './cacheNames.ts';
import { PageKeeper } from './PageKeeper.ts';
import { memoryCaches } from './testing/memoryCaches.ts';

const origin = 'https://beat.example';
const html = (script: string, text = '') =>
  `<!doctype html><head><link href="/assets/sites/beat/inter.0a1b2c3d.woff2"><script data-main="${script}"></script></head>` +
  `<body>${text}<script type="application/json">{"/assets/mf-vocal/1/huge.js":"sha384"}</script></body>`;
const page = (body: string, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } });
const file = (immutable = true) =>
  new Response('file', {
    headers: { 'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'max-age=60' },
  });

let responses: Record<string, () => Response>;
let requests: string[];
let isOnline: boolean;
let caches: CacheStorage;
let keeper: PageKeeper;
let work: Promise<unknown>[];
const keep = (promise: Promise<unknown>) => void work.push(promise);
const nothing = Promise.resolve(undefined);

const request = (path: string, init: Partial<Request> = {}) =>
  ({ url: origin + path, method: 'GET', mode: 'navigate', ...init }) as Request;

/** Requests as a browser does, and waits for the work behind the response. */
async function open(path: string): Promise<string> {
  const response = await keeper.page(request(path), nothing, keep);
  const text = await response.text();
  await Promise.all(work.splice(0));
  return text;
}

async function load(path: string): Promise<Response> {
  const response = await keeper.asset(request(path, { mode: 'no-cors' }), keep);
  await Promise.all(work.splice(0));
  return response;
}

const stored = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => url.slice(origin.length));

beforeEach(() => {
  isOnline = true;
  requests = [];
  work = [];
  responses = {
    '/offline': () => page(html('/assets/shell/1/offline.js', 'offline')),
    '/assets/sites/beat/inter.0a1b2c3d.woff2': () => file(),
    '/assets/shell/1/offline.js': () => file(),
    '/assets/shell/1/main.js': () => file(),
    '/': () => page(html('/assets/shell/1/main.js', 'home')),
  };
  const fetch = async (target: string | URL | Request) => {
    const path = new URL(target instanceof Object && 'url' in target ? target.url : target, origin).pathname;
    requests.push(path);
    if (!isOnline) throw new TypeError('Failed to fetch');
    return responses[path]?.() ?? page('missing', { status: 404 });
  };
  caches = memoryCaches(origin, fetch);
  keeper = new PageKeeper({ caches, fetch, origin });
});

describe('PageKeeper', () => {
  it('keeps the drawings of the logo that the head of a page names', async () => {
    const logos = ['/assets/sites/beat/logo.0a1b2c3d.svg', '/assets/sites/beat/logo.4e5f6a7b.svg'];
    const links = logos.map((href) => `<link rel="preload" as="image" href="${href}">`).join('');
    responses['/'] = () => page(html('/assets/shell/1/main.js', 'home').replace('<head>', `<head>${links}`));
    for (const logo of logos) responses[logo] = () => file();
    await open('/');
    expect(await stored(cacheNames.assets)).toEqual(expect.arrayContaining(logos));
  });

  it('fetches the offline page with what it needs', async () => {
    await keeper.prepare();
    expect(await stored(cacheNames.offline)).toEqual([
      '/assets/sites/beat/inter.0a1b2c3d.woff2',
      '/assets/shell/1/offline.js',
      '/offline',
    ]);
  });

  it('is not ready without the offline page', async () => {
    delete responses['/offline'];
    await expect(keeper.prepare()).rejects.toThrow('The offline page answers 404');
  });

  it('responds from the network while there is one, and with the stored page otherwise', async () => {
    expect(await open('/')).toContain('home');
    responses['/'] = () => page(html('/assets/shell/1/main.js', 'newer'));
    expect(await open('/')).toContain('newer');
    isOnline = false;
    expect(await open('/')).toContain('newer');
  });

  it('uses the response that the browser requested while the worker started', async () => {
    const response = await keeper.page(request('/'), Promise.resolve(page('preloaded')), keep);
    expect(await response.text()).toBe('preloaded');
    expect(requests).toEqual([]);
  });

  it('stores with a page only the scripts and fonts of its own release', async () => {
    await open('/');
    expect(await stored(cacheNames.assets)).toEqual([
      '/assets/sites/beat/inter.0a1b2c3d.woff2',
      '/assets/shell/1/main.js',
    ]);
  });

  it('shows the offline page for pages that are not stored', async () => {
    await keeper.prepare();
    isOnline = false;
    expect(await open('/never-seen')).toContain('offline');
  });

  it('stores no errors, private responses, redirected responses or other kinds of file', async () => {
    responses['/private'] = () => page('x', { headers: { 'cache-control': 'private' } });
    responses['/unstored'] = () => page('x', { headers: { 'cache-control': 'no-store' } });
    responses['/feed.xml'] = () => new Response('<rss/>', { headers: { 'content-type': 'application/rss+xml' } });
    responses['/moved'] = () => Object.defineProperty(page('x'), 'redirected', { value: true });
    for (const path of ['/private', '/unstored', '/feed.xml', '/moved', '/missing']) await open(path);
    expect(await stored(cacheNames.pages)).toEqual([]);
  });

  it('keeps the last 30 pages', async () => {
    for (let number = 1; number <= 32; number += 1) {
      responses[`/post-${number}`] = () => page('<head></head>');
      await open(`/post-${number}`);
      if (number === 20) await open('/post-1');
    }
    const pages = await stored(cacheNames.pages);
    expect(pages).toHaveLength(30);
    expect(pages).toContain('/post-1');
    expect(pages).not.toContain('/post-3');
    expect(pages.at(-1)).toBe('/post-32');
  });

  it("fetches a release's file once, and a changeable one each time", async () => {
    responses['/assets/sites/beat/icon.svg'] = () => file(false);
    for (const path of ['/assets/shell/1/main.js', '/assets/sites/beat/icon.svg']) {
      await load(path);
      await load(path);
    }
    expect(requests).toEqual(['/assets/shell/1/main.js', '/assets/sites/beat/icon.svg', '/assets/sites/beat/icon.svg']);
    isOnline = false;
    expect(await (await load('/assets/shell/1/main.js')).text()).toBe('file');
  });

  it('stores a page that was reached inside the application, of this site only', async () => {
    await keeper.save('/#top');
    await keeper.save('https://elsewhere.example/');
    await keeper.save('/api/currentUser');
    expect(await stored(cacheNames.pages)).toEqual(['/']);
    expect(requests).not.toContain('/api/currentUser');
  });

  it.each([
    ['/a-post', {}, 'page'],
    ['/assets/shell/1/main.js', { mode: 'no-cors' }, 'asset'],
    ['/api/posts/list', { mode: 'cors' }, null],
    ['/api/docs', {}, null],
    ['/res/media/picture', { mode: 'no-cors' }, null],
    ['/vocal/posts', {}, null],
    ['/auth', {}, null],
    ['/vocalists', {}, 'page'],
    ['/search', { method: 'POST' }, null],
  ] as const)('handles %s (%j) as %s', (path, init, concern) => {
    expect(keeper.concerns(request(path, init))).toBe(concern);
  });

  it('ignores other sites', () => {
    expect(keeper.concerns({ ...request('/'), url: 'https://elsewhere.example/' })).toBeNull();
  });

  it('deletes the stores of other versions', async () => {
    await caches.open('pages-0');
    await open('/');
    await keeper.tidy();
    expect(await caches.keys()).toEqual([cacheNames.pages, cacheNames.assets]);
  });
});
