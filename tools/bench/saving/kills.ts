import type { Draft } from '@marquee/shared/domain';
import { seeded } from '../seeded.ts';
import { type Figure, table } from '../table.ts';
import { plainText } from './plainText.ts';
import { SavingNetwork } from './SavingNetwork.ts';
import { WritingBrowser } from './WritingBrowser.ts';
import type { WritingTab } from './WritingTab.ts';

const kinds = ['tab', 'network', 'api', 'database'] as const;
type Kind = (typeof kinds)[number];

/** One kill, as the next visit found it. `lostMs` is NaN for a text that is not the beginning of the typed one. */
type Kill = { kind: Kind; lostMs: number; isFalseConflict: boolean; isOverwritten: boolean };

const seconds = (from: number, to: number, random: () => number) => (from + random() * (to - from)) * 1_000;
/** The longest wait between two repetitions of a save, and some time for the save itself. */
const savedWithinMs = 45_000;
/** Most typing that a kill may lose, in seconds (issue 12). */
const lossBar = 2;

/**
 * "Kills": while a writer types at ordinary speed, ends in turn the tab (its process, or the whole browser), the network,
 * the api and the database, at random moments. After half of the failures of network, api and database, the tab dies
 * too. The post is then opened again and compared with the typed text. Before every third visit another browser changes
 * the title, which must stay.
 */
export async function benchKills(count = 100): Promise<void> {
  const random = seeded(20_261_122);
  const network = await SavingNetwork.start();
  const browser = new WritingBrowser(network.origin, network.folder);
  const kills: Kill[] = [];
  try {
    await browser.signUp();
    const { post } = await browser.call<{ post: Draft }>('POST', '/api/vocal/posts/create');
    let tab = await browser.open(post.id);
    let title = '';
    for (let number = 0; number < count; number += 1) {
      const kind = kinds[number % kinds.length] ?? 'tab';
      await tab.goToEnd();
      await tab.type(seconds(0.5, 6, random), random);
      const recover = await fail(kind, network, browser);
      if (kind !== 'tab') await tab.type(seconds(0.3, 4, random), random);
      const dies = kind === 'tab' || random() < 0.5;
      const end = performance.now();
      if (dies) await (random() < 0.5 ? tab.crash() : browser.kill());
      await recover();
      let found: WritingTab = tab;
      if (dies) {
        if (number % 3 === 0) {
          title = `Kill ${number}`;
          await changeTitle(browser, post.id, title);
        }
        found = await browser.open(post.id);
      }
      const lostMs = tab.lostMs(await found.shown(), end);
      const isSaved = await found.isSaved(savedWithinMs);
      const isFalseConflict = (await found.state()) === 'conflict';
      const stored = await browser.call<{ post: Draft }>('GET', `/api/vocal/posts/${post.id}`);
      const words = plainText(stored.post.content);
      const shown = await found.shown();
      const isOverwritten = stored.post.title !== title || words !== shown;
      const kill: Kill = { kind, lostMs, isFalseConflict, isOverwritten };
      kills.push(kill);
      const isGood = lostMs <= lossBar * 1_000 && !isFalseConflict && !isOverwritten;
      if (!isGood || kills.length % 10 === 0)
        console.log(`${kills.length}: ${kind}${dies ? ', tab dead' : ''}, ${JSON.stringify(kill)}`);
      if (isOverwritten)
        console.log(
          { isSaved, title: stored.post.title, expectedTitle: title, state: await found.state() },
          `stored: …${words.slice(-80)}\nshown: …${shown.slice(-80)}\ntyped: …${tab.typed.slice(-80)}`,
        );
      tab = found;
    }
  } finally {
    await browser.close();
    await network.stop();
    if (kills.length > 0) console.log(table(kinds.flatMap((kind) => figuresOf(kind, kills))));
  }
}

/** Makes something fail. @returns brings it back */
async function fail(kind: Kind, network: SavingNetwork, browser: WritingBrowser): Promise<() => Promise<void>> {
  if (kind === 'network') {
    await browser.setOffline(true);
    return () => browser.setOffline(false);
  }
  if (kind === 'api') {
    network.killApi();
    return () => network.restartApi();
  }
  if (kind === 'database') {
    await network.killDatabase();
    return () => network.restartDatabase();
  }
  return async () => undefined;
}

async function changeTitle(browser: WritingBrowser, id: string, title: string): Promise<void> {
  await browser.call('PUT', `/api/vocal/posts/${id}`, { body: { title }, ifMatch: '*' });
}

function figuresOf(kind: Kind, all: readonly Kill[]): Figure[] {
  const kills = all.filter((kill) => kill.kind === kind);
  const share = (isSo: (kill: Kill) => boolean) => kills.filter(isSo).length;
  const longest = Math.max(0, ...kills.map(({ lostMs }) => lostMs).filter((ms) => !Number.isNaN(ms)));
  return [
    { name: `${kind}: kills`, value: kills.length, unit: '', bar: null },
    { name: `${kind}: with a loss`, value: share(({ lostMs }) => lostMs > 0), unit: '', bar: null },
    { name: `${kind}: longest loss`, value: longest / 1_000, unit: 's', bar: lossBar },
    {
      name: `${kind}: another text than the typed one`,
      value: share((kill) => Number.isNaN(kill.lostMs)),
      unit: '',
      bar: 0,
    },
    { name: `${kind}: silent overwrites`, value: share((kill) => kill.isOverwritten), unit: '', bar: 0 },
    { name: `${kind}: false conflicts`, value: share((kill) => kill.isFalseConflict), unit: '', bar: 0 },
  ];
}
