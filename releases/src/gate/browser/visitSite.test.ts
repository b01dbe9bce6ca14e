import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { noteButtons, noteChanges, noteSight, scrollToEnd } from '../launch/pageScripts.ts';
import type { Tab, Tabs } from '../launch/Tabs.ts';
import type { CandidateServer } from './CandidateServer.ts';
import type { Visit } from './visitPage.ts';
import { visitSite } from './visitSite.ts';

const maxMs = 100;
const never = new Promise<never>(() => undefined);
const visits: Visit[] = [
  { site: 'beat', path: '/one', look: 'desk' },
  { site: 'beat', path: '/two', look: 'phone' },
];

/** Answers of a page without faults to the functions that run in it; to the question whether it is alive, which comes as text, too. */
const good = new Map<unknown, unknown>([
  [noteSight, { all: 1_000, visible: 1_000, isTooWide: false }],
  [noteButtons, 0],
  [noteChanges, { names: [], before: '', after: '' }],
]);

/** Tabs whose pages note their addresses. @param answer to a function that runs in the page, by the number of its tab */
function tabsOf(answer: (tab: number, script: unknown) => unknown) {
  const opened: string[][] = [];
  const closed: number[] = [];
  const take = async (): Promise<Tab> => {
    const addresses: string[] = [];
    const number = opened.push(addresses);
    const page = {
      viewportSize: () => null,
      ...{ setViewportSize: async () => undefined, emulateMedia: async () => undefined },
      ...{ addInitScript: async () => undefined, waitForTimeout: async () => undefined },
      goto: async (url: string) => void addresses.push(url),
      evaluate: async (script: unknown) => answer(number, script),
      context: () => ({ close: async () => void closed.push(number) }),
    };
    return { page: page as unknown as Page, complaints: new Set() };
  };
  return { tabs: { take } as unknown as Tabs, opened, closed };
}

const server = { addressOf: (site, path) => `${site}${path}` } as CandidateServer;
const answerOf = (script: unknown) => (typeof script === 'string' ? true : good.get(script));

test('pages of a site are opened one after the other in one tab', async () => {
  const { tabs, opened, closed } = tabsOf((_tab, script) => answerOf(script));
  const reports = await visitSite(tabs, server, visits, maxMs);
  expect(reports.map(({ complaints }) => complaints)).toEqual([[], []]);
  expect(opened).toEqual([['beat/one', 'beat/two']]);
  expect(closed).toEqual([1]);
});

test('a page that hangs once it is used is not waited for, and the next one is opened in a new tab', async () => {
  const { tabs, opened, closed } = tabsOf((tab, script) =>
    tab === 1 && script === scrollToEnd ? never : answerOf(script),
  );
  const reports = await visitSite(tabs, server, visits, maxMs);
  expect(reports.map(({ complaints }) => complaints)).toEqual([['It does not respond any more.'], []]);
  expect(reports[0]?.aliveMs).toBeNull();
  expect(opened).toEqual([['beat/one'], ['beat/two']]);
  expect(closed).toEqual([1, 2]);
});

test('a page that cannot be opened is told with its complaints, without the versions of the release', async () => {
  const { tabs } = tabsOf((tab, script) => {
    if (tab === 1 && script === scrollToEnd)
      throw new Error('Target crashed: http://beat.localhost/assets/shell/0.1.0-1e80a180ca/main.js');
    return answerOf(script);
  });
  const [report] = await visitSite(tabs, server, visits, maxMs);
  expect(report?.complaints).toEqual(['It cannot be opened: Error: Target crashed: /assets/shell/…/main.js.']);
});
