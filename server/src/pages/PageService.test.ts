import { describe, expect, it } from '@jest/globals';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { releaseSetOf } from '@marquee/releases/testing/releaseSetOf.ts';
import { ApiError } from '@marquee/shared/transport';
import type { RenderedPage, RenderResult } from '@marquee/shell/serverContract';
import { htmlDocument } from '@marquee/shell/testing';
import pino from 'pino';
import { Hosts } from '../address/Hosts.ts';
import { pageAddress } from '../address/PageAddresses.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import type { ApiTransports, ResponseTraits } from '../upstream/apiTransport.ts';
import { FailedPageError } from './PageCache.ts';
import { PageService } from './PageService.ts';

const hosts = new Hosts({ marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 }, siteFolderKeys());

const rendered: RenderedPage = {
  kind: 'page',
  status: 200,
  routeId: 'post',
  script: 'main',
  showsStaticAbout: false,
  routeModule: null,
  head: [],
  styleTags: '',
  markup: '<p>The page</p>',
  state: { store: {}, loaderData: {}, errors: null },
  imagePreloads: '',
  error: null,
};

/** A service with the given renderer, from responses of the api with these traits. */
function serviceWith(render: () => Promise<RenderResult>, traits: Partial<ResponseTraits> = {}) {
  const built = { config: { videoPlayers: [] }, css: '', fonts: [], themeColour: { light: '#fff', dark: '#000' } };
  const releaseSet = {
    name: 'set-1',
    set: releaseSetOf({ 'mf-post': '0.1.0-cccccccccc' }),
    app: { htmlDocument, isPrivate: (_host: string, path: string) => path.startsWith('/preview/') },
    renderer: { render },
    sites: new Proxy({}, { get: (_sites, key) => ({ ...built, config: { ...built.config, key, name: key } }) }),
    releaseOf: () => ({ shell: '1', remotes: [], routeModule: null, integrity: {} }),
    bootScript: { src: '/boot.js', integrity: 'sha384-x' },
    mainScript: '/main.js',
    devOrigin: null,
    scriptsOf: () => [],
  } as unknown as LoadedReleaseSet;
  return new PageService({
    releaseSet,
    hosts,
    apis: {
      forPage: () => ({ transport: {}, traits: { tags: new Set(), newest: 0, isIncomplete: false, ...traits } }),
    } as unknown as ApiTransports,
    config: { cloudName: '/media', pageDeadlineMs: 5_000 },
    log: pino({ level: 'silent' }),
    now: () => Date.UTC(2026, 10, 20),
  });
}

const request = { host: 'beat', address: pageAddress('/a-post'), colourScheme: 'auto' } as const;
const pageOf = (result: Partial<RenderedPage>, traits?: Partial<ResponseTraits>) =>
  serviceWith(async () => ({ ...rendered, ...result }), traits).render(request);

async function failureOf(error: unknown): Promise<FailedPageError> {
  const failure: unknown = await pageOf({ status: 500, error }).catch((thrown: unknown) => thrown);
  if (!(failure instanceof FailedPageError)) throw new Error('The page did not fail');
  return failure;
}

describe('PageService', () => {
  it.each([
    ['the api does not answer', new ApiError('Server error fetching data'), 503],
    ['the api fails', new ApiError('Server error fetching data', 503), 503],
    ['we ask the api for nonsense', new ApiError('Answer 422', 422), 500],
    ['a component throws', new TypeError('x is undefined'), 500],
  ])('stores no error page when %s', async (_case, error, status) => {
    const { page, cause } = await failureOf(error);
    expect(cause).toBe(error);
    expect(page.status).toBe(status);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
    expect(page.headers).not.toHaveProperty('etag');
    expect(page.bodies?.identity?.toString()).toContain('The page');
  });

  it('attributes a failure to the remote that owns the page, and none to a failing api', async () => {
    const blamed = (error: unknown) =>
      pageOf({ status: 500, error, routeModule: 'mf_post/post' }).catch(
        (failure: FailedPageError) => failure.page.failure,
      );
    const failed = new TypeError('x is undefined');
    failed.stack = 'TypeError: x is undefined';
    expect(await blamed(failed)).toEqual({
      stack: 'TypeError: x is undefined',
      suspects: ['mf-post@0.1.0-cccccccccc'],
      message: 'x is undefined',
    });
    expect(await blamed(new ApiError('Server error fetching data', 503))).toBeNull();
  });

  it('reports a broken renderer', async () => {
    const service = serviceWith(() => Promise.reject(new Error('no such module')));
    await expect(service.render(request)).rejects.toThrow('no such module');
  });

  it('renders a page that lacks a failed call again soon', async () => {
    expect((await pageOf({}, { isIncomplete: true })).freshMs).toBe(5_000);
    expect((await pageOf({}, { isIncomplete: false })).freshMs).toBe(3_600_000);
  });

  it.each([
    ['a search', { routeId: 'search' }, { newest: 1 }, true],
    ['a page without posts', {}, {}, true],
    ['a post', {}, { newest: 1 }, false],
  ])('knows whether %s is a long-tail page', async (_kind, result, traits, isLongTail) => {
    expect(await pageOf(result, traits)).toMatchObject({ status: 200, isLongTail });
  });

  it('stores a redirect that depends on data with its tags, and revalidates it each time', async () => {
    const redirect: RenderResult = { kind: 'redirect', status: 301, location: '/elsewhere' };
    const service = serviceWith(async () => redirect, { tags: new Set(['post:1']) });
    expect(await service.render(request)).toMatchObject({
      status: 301,
      headers: { location: '/elsewhere', 'cache-control': 'public, max-age=0, must-revalidate' },
      tags: ['post:1'],
    });
  });

  describe('renders a private page', () => {
    const preview = { ...request, address: pageAddress('/preview/0123') };
    const privateHeaders = {
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    };

    it('that no cache keeps, no engine lists, and only the creator host frames', async () => {
      const service = serviceWith(async () => rendered, { tags: new Set(['post:1']) });
      const { headers } = await service.render(preview);
      expect(headers).toMatchObject(privateHeaders);
      expect(headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/vocal\.localhost:3000$/);
      for (const name of ['etag', 'cache-tag']) expect(headers).not.toHaveProperty(name);
      const ofReaders = (await service.render(request)).headers;
      expect(ofReaders['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
      expect(ofReaders).toHaveProperty('etag');
    });

    it('also where it is missing, elsewhere, or fails', async () => {
      const missing = await serviceWith(async () => ({ ...rendered, status: 404 })).render(preview);
      expect(missing).toMatchObject({ status: 404, headers: privateHeaders });
      const moved: RenderResult = { kind: 'redirect', status: 301, location: '/elsewhere' };
      expect((await serviceWith(async () => moved).render(preview)).headers).toMatchObject(privateHeaders);
      const failed = serviceWith(async () => ({ ...rendered, status: 500, error: new Error('x') })).render(preview);
      const headers = { ...privateHeaders, 'cache-control': 'no-store' };
      await expect(failed).rejects.toMatchObject({ page: { headers } });
    });
  });

  it('lets the creator host frame the sites', async () => {
    const policy = (await serviceWith(async () => rendered).render({ ...request, host: 'vocal' })).headers[
      'content-security-policy'
    ];
    expect(policy).toContain('frame-src http://');
    expect(policy).toContain(' http://beat.localhost:3000');
    expect(policy).not.toContain('http://vocal.localhost');
  });
});
