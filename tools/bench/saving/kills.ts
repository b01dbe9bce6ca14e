import path from 'node:path';
import type { Draft } from '@marquee/shared/domain';
import type { Network } from '../../network/Network.ts';
import { OwnPostgres } from '../../network/OwnPostgres.ts';
import { seeded } from '../seeded.ts';
import { report } from '../table.ts';
import { withNetwork } from '../withNetwork.ts';
import { type Kill, type Kind, kinds, lossBar, savingFigures } from './savingFigures.ts';
import { WritingBrowser } from './WritingBrowser.ts';
import { plainText, type WritingTab } from './WritingTab.ts';

/** Ports from the environment let two of these benches run at the same time. */
const ports = { port: Number(process.env.PORT ?? 3540), apiPort: Number(process.env.API_PORT ?? 3541) };
/** Covers the maximum wait between two attempts of a save, and the time of the save. */
const savedWithinMs = 45_000;

const random = seeded(20_261_122);
const msBetween = (from: number, to: number) => (from + random() * (to - from)) * 1_000;

/** A network whose api and database can be killed, and the browser of a writer. */
type Desk = { network: Network; database: OwnPostgres; browser: WritingBrowser };

/**
 * "Kills": kills in turn the tab (its process, or the whole browser), the network, the api and the database, at random
 * moments while a writer types at ordinary speed. Also kills the tab after half of the failures of network, api and
 * database. Then opens the post again and compares it with the typed text. Before every third visit, another browser
 * changes the title, which must not be lost.
 */
export async function benchKills(count = 100): Promise<void> {
  const database = new OwnPostgres();
  await withNetwork(
    { ...ports, workers: 1, sites: ['beat'], demoContent: false },
    async ({ network, folder }) => {
      const browser = new WritingBrowser(network.hosts.originOf('vocal'), folder);
      const kills: Kill[] = [];
      try {
        await killInTurn({ network, database, browser }, count, kills);
      } finally {
        await browser.close();
        if (kills.length > 0) report(savingFigures(kills));
      }
    },
    async (folder) => {
      const DATABASE_URL = await database.start(path.join(folder, 'own-postgres'));
      // The bench does not measure the limit of saves.
      const shared = { DATABASE_URL, SAVE_LIMIT: '100000' };
      return { settings: { DATABASE_URL }, shared, stop: () => database.stop() };
    },
  );
}

async function killInTurn(desk: Desk, count: number, kills: Kill[]): Promise<void> {
  const { browser } = desk;
  await browser.signUp();
  const { post } = await browser.call<{ post: Draft }>('POST', '/api/vocal/posts/create');
  let tab = await browser.open(post.id);
  let title = '';
  for (let number = 0; number < count; number += 1) {
    const kind = kinds[number % kinds.length] ?? 'tab';
    const { end, isTabDead } = await typeAndKill(kind, desk, tab);
    let found = tab;
    if (isTabDead) {
      if (number % 3 === 0) {
        title = `Kill ${number}`;
        await browser.call('PUT', `/api/vocal/posts/${post.id}`, { body: { title }, ifMatch: '*' });
      }
      found = await browser.open(post.id);
    }
    const lostMs = tab.lostMs(await found.shown(), end);
    kills.push({ kind, lostMs, ...(await compare(browser, post.id, title, found)) });
    const kill = kills.at(-1);
    const isGood = kill && lostMs <= lossBar * 1_000 && !kill.isFalseConflict && !kill.isOverwritten;
    if (!isGood || kills.length % 10 === 0)
      console.log(`${kills.length}: ${kind}${isTabDead ? ', tab dead' : ''}, ${JSON.stringify(kill)}`);
    tab = found;
  }
}

/** Types, causes a failure, types more if possible, and repairs the failure. */
async function typeAndKill(kind: Kind, desk: Desk, tab: WritingTab): Promise<{ end: number; isTabDead: boolean }> {
  await tab.goToEnd();
  await tab.type(msBetween(0.5, 6), random);
  const recover = await fail(kind, desk);
  if (kind !== 'tab') await tab.type(msBetween(0.3, 4), random);
  const isTabDead = kind === 'tab' || random() < 0.5;
  const end = performance.now();
  if (isTabDead) await (random() < 0.5 ? tab.crash() : desk.browser.kill());
  await recover();
  return { end, isTabDead };
}

/** Causes a failure. @returns a function that repairs the failure */
async function fail(kind: Kind, { network, database, browser }: Desk): Promise<() => Promise<void>> {
  if (kind === 'network') {
    await browser.setOffline(true);
    return () => browser.setOffline(false);
  }
  if (kind === 'api') {
    network.kill('api');
    return () => network.startApi();
  }
  if (kind === 'database') {
    await database.kill();
    return () => database.startAgain();
  }
  return async () => undefined;
}

/** Compares the tab with the stored draft after the tab has saved. */
async function compare(browser: WritingBrowser, id: string, title: string, found: WritingTab) {
  const isSaved = await found.isSaved(savedWithinMs);
  const state = await found.state();
  const { post: stored } = await browser.call<{ post: Draft }>('GET', `/api/vocal/posts/${id}`);
  const [words, shown] = [plainText(stored.content), await found.shown()];
  const isOverwritten = stored.title !== title || words !== shown;
  if (isOverwritten)
    console.log(
      { isSaved, title: stored.title, expectedTitle: title, state },
      `stored: …${words.slice(-80)}\nshown: …${shown.slice(-80)}`,
    );
  return { isFalseConflict: state === 'conflict', isOverwritten };
}
