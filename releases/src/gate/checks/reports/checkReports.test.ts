import { describe, expect, test } from '@jest/globals';
import type { PartName } from '@marquee/shared/domain';
import { visitsFor } from '../../browser/visitsFor.ts';
import { checkRecord } from '../../CheckResult.ts';
import { manifestsWith } from '../../testing/manifests.ts';
import { pageOf, reportOf } from '../../testing/probeReport.ts';
import { checkModules } from './checkModules.ts';
import { checkPageBudgets } from './checkPageBudgets.ts';
import { checkPages } from './checkPages.ts';
import { checkGlobals, checkResources, checkTimers } from './checkServerLeaks.ts';
import { checkSpeed } from './checkSpeed.ts';
import { checkStyles } from './checkStyles.ts';

const live = reportOf();
const failing = (path: string) => pageOf({ path, status: 500, error: 'no such thing' });

describe('pages', () => {
  test('a set that renders everything passes', () => {
    expect(checkPages(reportOf(), live).problems).toEqual([]);
  });

  test('one fault on many pages is reported once', () => {
    const pages = [pageOf(), failing('/one'), failing('/two'), failing('/three')];
    expect(checkPages(reportOf({ pages }), live).problems).toEqual(['beat/one: no such thing. So do 2 other pages.']);
  });

  test('a wrong status is reported with the expected one', () => {
    const pages = [pageOf(), pageOf({ path: '/gone', status: 404 })];
    expect(checkPages(reportOf({ pages }), live).problems).toEqual(['beat/gone (post) answers 404 instead of 200.']);
  });

  test('a page that the live set cannot render either does not count', () => {
    const pages = [pageOf(), failing('/one')];
    const { problems, detail } = checkPages(reportOf({ pages }), reportOf({ pages }));
    expect(problems).toEqual([]);
    expect(detail).toContain('1 that the live set cannot render either');
  });

  test('a set without a rendered post proves nothing', () => {
    const pages = [pageOf({ path: '/', kind: 'home' })];
    expect(checkPages(reportOf({ pages }), null).problems.join()).toContain('nothing is proved');
  });

  test('a network without posts is probed with its home pages', () => {
    const pages = [pageOf({ path: '/', kind: 'home' })];
    const { problems, detail } = checkPages(reportOf({ pages, isEmptyNetwork: true }), null);
    expect(problems).toEqual([]);
    expect(detail).toContain('no page of a post was tried');
  });

  test('a network without posts whose home pages fail proves nothing', () => {
    const pages = [pageOf({ path: '/', kind: 'home', status: 500 })];
    expect(checkPages(reportOf({ pages, isEmptyNetwork: true }), null).problems.join()).toContain('nothing is proved');
  });

  test('a process that hangs is reported with its last step', () => {
    const failure = 'It hung while rendering beat/a-post: nothing for 10 s.';
    expect(checkPages(reportOf({ failure }), live).problems).toEqual([`${failure} The rest was not tried.`]);
  });

  test('an uncaught error that the live set has too does not count, wherever it is thrown', () => {
    const at = (version: string) =>
      reportOf({ uncaughtErrors: [`late (mf-post/${version}/server/expose_post.js:9:1)`] });
    expect(checkPages(at('0.1.0-0123456789'), at('0.1.0-abcdef0123')).problems).toEqual([]);
  });

  test('an uncaught error is reported once', () => {
    const uncaughtErrors = ['late', 'late'];
    expect(checkPages(reportOf({ uncaughtErrors }), live).problems).toEqual([
      'Uncaught error, which would end a worker: late.',
    ]);
  });
});

test('a module without the exports of a route module is refused, unless the live set has the fault, too', () => {
  const modules = [
    { name: 'mf_post/post', missing: ['Component', 'handle.meta'], error: null },
    { name: 'mf_reader/home', missing: [], error: 'not there' },
  ];
  expect(checkModules(reportOf({ modules }), null).problems).toEqual([
    'mf_post/post has no Component and no handle.meta.',
    'mf_reader/home cannot be loaded: not there.',
  ]);
  const withLive = checkModules(reportOf({ modules }), reportOf({ modules: modules.slice(1) }));
  expect(withLive.problems).toEqual(['mf_post/post has no Component and no handle.meta.']);
  expect(withLive.detail).toContain('1 that the live set cannot load either do not count');
});

describe('speed', () => {
  const withCost = (cpuMs: number, wallMs = 8) => reportOf({ costs: [{ kind: 'post', cpuMs, wallMs }] });

  test('a release that is not quite three times slower passes, a slower one does not', () => {
    expect(checkSpeed(withCost(5.8), live).problems).toEqual([]);
    expect(checkSpeed(withCost(6.2), live).problems).toEqual([
      'A page of the kind “post” takes 6.2 ms of processor time; with the live set it is 2.0 ms.',
    ]);
  });

  test('a page that waits several times as long is refused although it uses no CPU', () => {
    expect(checkSpeed(withCost(2, 700), live).problems).toHaveLength(1);
  });

  test('a page that is fast in both sets has no result', () => {
    expect(checkSpeed(withCost(3), withCost(0.1)).problems).toEqual([]);
  });
});

describe('leaks on the server', () => {
  test('a global variable that the live set leaves too does not count', () => {
    const leaks = { globals: ['old', 'new', '__FEDERATION__', 'marqueeNotes'], timers: [], resources: [] };
    const before = reportOf({ leaks: { globals: ['old'], timers: [], resources: [] } });
    expect(checkGlobals(reportOf({ leaks }), before).problems).toEqual([
      'On the server it leaves or changes “new” in the global scope.',
    ]);
  });

  test('more timers than the live set has of the part are reported with their places', () => {
    const timer = (place: string) => ({ part: 'mf-post', kind: 'interval', place });
    const withTimers = (...places: string[]) =>
      reportOf({ leaks: { globals: [], timers: places.map(timer), resources: [] } });
    expect(checkTimers(withTimers('a.js:1'), withTimers('b.js:2')).problems).toEqual([]);
    expect(checkTimers(withTimers('a.js:1', 'c.js:3'), withTimers('b.js:2')).problems.join()).toContain(
      'a.js:1, c.js:3',
    );
  });
});

test('open resources beyond those of the live set are reported', () => {
  const withOpen = (...resources: string[]) => reportOf({ leaks: { globals: [], timers: [], resources } });
  expect(checkResources(withOpen('TCPSocketWrap'), withOpen('TCPSocketWrap')).problems).toEqual([]);
  expect(checkResources(withOpen('TCPServerWrap'), live).problems).toEqual([
    'On the server it leaves open what would keep each worker busy: listening server (1 TCPServerWrap).',
  ]);
});

describe('styles', () => {
  const pages = [
    pageOf({
      globalRules: [
        { selector: 'body', hash: 'base' },
        { selector: 'body', hash: 'other' },
      ],
    }),
  ];

  test('a global rule that no live page has is refused, even when another part has its selector', () => {
    expect(checkStyles('mf-post', reportOf({ pages }), live).problems).toEqual([
      'A rule for “body” on beat/a-post reaches elements that are not its own.',
    ]);
    expect(checkStyles('mf-post', reportOf(), live).problems).toEqual([]);
  });

  test('the shell may have new global rules', () => {
    expect(checkStyles('shell', reportOf({ pages }), live).problems).toEqual([]);
  });
});

describe('budgets of pages', () => {
  const withPage = (changes: Parameters<typeof pageOf>[0]) => reportOf({ pages: [pageOf(changes)] });

  test('a page over its budget is refused; a post and a full type list have larger ones', () => {
    expect(checkPageBudgets(withPage({ kind: 'home', htmlBytes: 25_500 }), live).problems).toEqual([
      'beat/a-post has 25500 bytes of compressed HTML; 25000 are allowed.',
    ]);
    expect(checkPageBudgets(withPage({ htmlBytes: 27_600 }), live).problems).toEqual([
      'beat/a-post has 27600 bytes of compressed HTML; 27500 are allowed.',
    ]);
    expect(checkPageBudgets(withPage({ htmlBytes: 27_400 }), live).problems).toEqual([]);
    expect(checkPageBudgets(withPage({ kind: 'type list', htmlBytes: 48_000 }), live).problems).toEqual([]);
  });

  test('a page that was over the budget before must not grow', () => {
    const before = withPage({ htmlBytes: 28_000 });
    expect(checkPageBudgets(withPage({ htmlBytes: 28_300 }), before).problems).toEqual([]);
    expect(checkPageBudgets(withPage({ htmlBytes: 30_000 }), before).problems).toHaveLength(1);
  });
});

const remotes = manifestsWith({
  'mf-reader': {
    probes: [
      { kind: 'home', expose: './home' },
      { kind: 'category', expose: './category', link: '/category/:key' },
    ],
  },
  'mf-post': { probes: [{ kind: 'post', expose: './post' }] },
  'mf-vocal': {
    probes: [
      { kind: 'sign-in', expose: './auth', host: 'creator', path: '/auth' },
      { kind: 'platform', expose: './application', host: 'creator', path: '/vocal' },
    ],
  },
});

test('the browser opens home and a post of two sites, a category, and the creator platform, where they load the part', () => {
  const pages = [
    ...(['beat', 'feast', 'omni'] as const).flatMap((site) => [
      pageOf({ site, path: '/', kind: 'home' }),
      pageOf({ site }),
    ]),
    pageOf({ path: '/category/live', kind: 'category' }),
    failing('/broken'),
  ];
  const opened = (part: PartName) =>
    visitsFor(part, remotes, reportOf({ pages })).map(({ site, path, look }) => `${site}${path} ${look}`);
  expect(opened('mf-reader')).toEqual(['beat/category/live desk', 'beat/ phone', 'feast/ desk']);
  expect(opened('mf-post')).toEqual(['beat/a-post desk', 'beat/ phone', 'feast/a-post phone']);
  expect(opened('mf-vocal')).toEqual(['vocal/auth desk', 'vocal/vocal phone']);
  expect(opened('shell')).toEqual([
    'beat/category/live desk',
    'beat/a-post phone',
    'beat/ desk',
    'feast/a-post desk',
    'feast/ phone',
    'vocal/auth desk',
    'vocal/vocal phone',
  ]);
});

test("the service worker is the shell's, and tried on the pages of one site", () => {
  const pages = (['beat', 'feast'] as const).flatMap((site) => [
    pageOf({ site }),
    pageOf({ site, path: '/', kind: 'home' }),
  ]);
  const withServiceWorker = (part: PartName) =>
    visitsFor(part, remotes, reportOf({ pages })).flatMap((visit) =>
      visit.withServiceWorker ? [visit.site + visit.path] : [],
    );
  expect(withServiceWorker('shell')).toEqual(['feast/a-post', 'feast/']);
  expect(withServiceWorker('mf-reader')).toEqual([]);
});

test("the browser opens a part's own kinds of page when it makes no home page, post or category", () => {
  const game = { kind: 'game', expose: './game', path: '/game' };
  const pages = [pageOf(), pageOf({ path: '/game', kind: 'game' })];
  const manifests = manifestsWith({ 'mf-vocal': { probes: [game] } });
  expect(visitsFor('mf-vocal', manifests, reportOf({ pages }))).toEqual([
    { site: 'beat', path: '/game', look: 'desk' },
  ]);
});

test('the browser opens the home pages of a network without posts', () => {
  const pages = (['beat', 'feast', 'omni'] as const).map((site) => pageOf({ site, path: '/', kind: 'home' }));
  const report = reportOf({ pages, isEmptyNetwork: true });
  const opened = (part: PartName) => visitsFor(part, remotes, report).map(({ site, path }) => site + path);
  expect(opened('mf-reader')).toEqual(['beat/', 'feast/']);
  expect(opened('mf-post')).toEqual([]);
});

test('a check whose problems are meant passes, and names them', () => {
  const result = { problems: ['beat/a-post has no title.'], detail: '' };
  expect(checkRecord('content', result, true)).toEqual({
    name: 'content',
    passed: true,
    detail: 'Accepted: beat/a-post has no title.',
  });
});

test('a check names the first few of many problems', () => {
  const problems = ['a.', 'b.', 'c.', 'd.', 'e.', 'f.', 'g.'];
  expect(checkRecord('pages', { problems, detail: '' })).toEqual({
    name: 'pages',
    passed: false,
    detail: 'a. b. c. d. e. And 2 more.',
  });
});
