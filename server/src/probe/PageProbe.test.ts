import { expect, test } from '@jest/globals';
import type { ProbedPage, ProbeMessage } from '@marquee/releases/gate/report/ProbeReport.ts';
import type { SiteKey } from '@marquee/shared/domain';
import type { PageRequest } from '../address/PageRequest.ts';
import type { PageResponse } from '../pages/PageResponse.ts';
import type { PageService } from '../pages/PageService.ts';
import { KnownPages } from './KnownPages.ts';
import { PageProbe } from './PageProbe.ts';

/** All renders of a kind of page, when only that kind is measured. */
const usualRenders = 97;
const sites: SiteKey[] = ['marquee', 'beat', 'feast'];
const style = '<style>body{color:red}</style>';
const home = `${style}<script type="application/json" id="page-state">${JSON.stringify({
  store: { posts: { latestPosts: [{ urlPath: '/one' }, { urlPath: '/two' }, { urlPath: '/three' }] } },
})}</script>`;

const pageOf = (status: number, html: string): PageResponse => ({
  ...{ status, headers: {}, tags: [], freshMs: 0 },
  bodies: { br: Buffer.alloc(9), identity: Buffer.from(html) },
});

/**
 * Runs the probe over three sites.
 * @param onRender called with each request, and returns the bytes that its render leaves in the memory
 */
async function probed(canChange: (kind: string) => boolean, onRender: (request: PageRequest) => number = () => 0) {
  const messages: ProbeMessage[] = [];
  let bytesInUse = 50_000_000;
  const render = async (request: PageRequest) => {
    bytesInUse += onRender(request);
    const isMissing = request.address.startsWith('/no-such-post');
    return pageOf(isMissing ? 404 : 200, request.address === '/' ? home : `${style}<a href="/tag/ink">ink</a>`);
  };
  const probe = new PageProbe({
    pages: { render } as Pick<PageService, 'render'>,
    isNeeded: () => true,
    sites,
    others: [
      { kind: 'tag', module: 'mf_reader/tag', host: 'site', link: '/tag/:key' },
      { kind: 'about', module: 'mf_reader/about', host: 'site', path: '/about' },
      { kind: 'desk', module: 'mf_vocal/desk', host: 'creator', path: '/vocal' },
    ],
    hasPosts: async () => true,
    canChange,
    known: new KnownPages([]),
    memoryInUse: () => bytesInUse,
    report: async (message) => void messages.push(message),
  });
  await probe.renderAll();
  await probe.measure();
  const pages = messages.flatMap((message): ProbedPage[] => (message.kind === 'page' ? [message.page] : []));
  const growths = messages.flatMap((message) => (message.kind === 'growth' ? [message.growth] : []));
  const on = (kind: string) => pages.filter((page) => page.kind === kind).map(({ site, path }) => site + path);
  return { pages, growths, on };
}

test('a set of which everything can change is tried with every kind of page on every site', async () => {
  const { on } = await probed(() => true);
  expect(on('home')).toHaveLength(3);
  expect(on('post')).toEqual(sites.flatMap((site) => [`${site}/one`, `${site}/two`]));
  expect(on('tag')).toHaveLength(3);
  expect(on('about')).toHaveLength(3);
  expect(on('desk')).toEqual(['vocal/vocal']);
});

test('kinds of page that a release cannot change are tried on one site, and not measured', async () => {
  const { on, growths } = await probed((kind) => kind === 'about');
  expect(on('about')).toHaveLength(3);
  expect(on('home')).toHaveLength(3);
  expect(on('missing page')).toHaveLength(3);
  expect(on('post')).toEqual(['marquee/one', 'marquee/two']);
  expect(on('tag')).toEqual(['marquee/tag/ink']);
  expect(growths.map(({ kind }) => kind)).toEqual(['about']);
});

test('posts of every site are tried where they lead to a page that can change', async () => {
  const { on } = await probed((kind) => kind === 'tag');
  expect(on('tag')).toHaveLength(3);
  expect(on('post')).toHaveLength(6);
});

test('rules of a style element are told with the first page that has it', async () => {
  const { pages } = await probed(() => true);
  const withRules = pages.filter(({ globalRules }) => globalRules.length > 0);
  expect(withRules.map(({ site, path }) => site + path)).toEqual(['marquee/']);
});

test('the few pages of a release that changes little are rendered until their code is warm', async () => {
  let renders = 0;
  await probed(
    (kind) => kind === 'about',
    ({ address }) => {
      if (address === '/about') renders += 1;
      return 0;
    },
  );
  expect(renders).toBe(usualRenders);
});

test.each([
  ['nothing', 0, 0],
  ['a little', 9_000, 0],
  ['much', 160_000, 27],
])('pages that leave %s in the memory are told, and measured again where it is much', async (_, bytes, more) => {
  let renders = 0;
  const { growths } = await probed(
    (kind) => kind === 'about',
    ({ address }) => {
      if (address !== '/about') return 0;
      renders += 1;
      return bytes;
    },
  );
  expect(growths).toEqual([{ kind: 'about', bytes }]);
  expect(renders).toBe(usualRenders + more);
});

test('a leak is told with its own kind of page, though the one that is measured with it gives memory back', async () => {
  const { growths } = await probed(
    (kind) => kind === 'about' || kind === 'tag',
    ({ address }) => (address === '/about' ? 20_000 : address === '/tag/ink' ? -9_000 : 0),
  );
  expect(growths).toEqual([
    { kind: 'tag', bytes: -9_000 },
    { kind: 'about', bytes: 20_000 },
  ]);
});
