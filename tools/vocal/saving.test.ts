/** @jest-environment ./jest.environment.cjs */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { cleanChanges } from '@marquee/api/acts/posts.ts';
import type { Draft } from '@marquee/shared/domain';
import { FakeCopies } from '../../mf-vocal/src/testing/saving/FakeCopies.ts';
import { FakeLocks } from '../../mf-vocal/src/testing/saving/FakeLocks.ts';
import { ModelServer } from '../../mf-vocal/src/testing/saving/ModelServer.ts';
import { ModelTab } from '../../mf-vocal/src/testing/saving/ModelTab.ts';
import { changedBlock, newBlock, type Random } from '../../mf-vocal/src/testing/saving/randomSteps.ts';
import { draft } from '../../vocal-kit/src/testing/draft.ts';
import { seeded } from '../bench/seeded.ts';

/** `npm test` makes two runs. `SAVING_RUNS=all` makes nine runs of 5,040 steps in total, which take some minutes. */
const isWhole = process.env.SAVING_RUNS === 'all';
const stepsOfRun = 560;

/** Returns the words of a draft that steps have typed. Words of device 1 begin with `w1x`. */
const wordsIn = (value: unknown) => JSON.stringify(value).match(/w\dx\d+e/g) ?? [];

const ownerOf = (text: string) => /w(\d)x/.exec(text)?.[1];

/** Two devices with up to two tabs each, their server, and the words that must not be lost. */
class Run {
  readonly random: Random;
  readonly server: ModelServer;
  readonly devices = [1, 2].map((number) => ({
    number,
    browser: { copies: new FakeCopies(), locks: new FakeLocks() },
    tabs: [] as ModelTab[],
  }));
  readonly expected = new Set<string>();
  readonly log: string[] = [];
  conflicts = 0;
  merges = 0;
  #count = 0;
  /** True if each device changes its own blocks only, so that there must be no conflict. */
  readonly #isApart: boolean;

  constructor(seed: number, isApart: boolean) {
    const next = seeded(seed);
    this.random = (below) => Math.floor(next() * below);
    this.#isApart = isApart;
    const content = [1, 2, 1, 2, 2, 1].map((device) => `<p>Begin ${this.word(device)}</p>`).join('\n');
    this.server = new ModelServer(draft({ content, version: 2 }), cleanChanges);
  }

  word(device: number): string {
    this.#count += 1;
    const word = `w${device}x${this.#count}e`;
    this.expected.add(word);
    return word;
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) {
      do await nextTurn();
      while (this.server.pending > 0);
    }
  }

  async step(): Promise<void> {
    const device = this.devices[this.random(2)];
    if (!device) return;
    const writing = device.tabs.find((tab) => tab.canWrite);
    const kind = this.random(20);
    if (!writing || device.tabs.length === 0) await this.open(device);
    else if (kind < 10) this.edit(writing, device.number);
    else if (kind < 13) writing.report();
    else if (kind < 15) await writing.clock.pass(this.random(4_000));
    else if (kind === 15) this.server.network = (['up', 'up', 'down', 'lost'] as const)[this.random(4)] ?? 'up';
    else await this.move(device, writing, kind);
    if (this.random(3) > 0) await this.settle();
    for (const tab of device.tabs) await this.resolve(tab);
    for (const tab of device.tabs) this.countMerge(tab);
  }

  countMerge({ saver }: ModelTab): void {
    const snapshot = saver.snapshot();
    if (snapshot.phase !== 'open' || !snapshot.isMerged) return;
    this.merges += 1;
    saver.closeMerged();
  }

  /** Hides the tab, leaves its page or its route, or hands the post over to another tab. */
  async move(device: (typeof this.devices)[number], writing: ModelTab, kind: number): Promise<void> {
    this.log.push(
      `${device.number}: ${['hide', 'leave page', 'leave route', 'other tab'][kind - 16]} ${this.server.network}`,
    );
    if (kind === 16) writing.saver.keep();
    else if (kind === 17) {
      writing.leave();
      device.tabs = device.tabs.filter((tab) => tab !== writing);
      await this.settle();
    } else if (kind === 18) {
      const closed = writing.saver.close();
      await Promise.race([closed, this.settle()]);
      // A writer reloads a page that waits too long for the network.
      writing.leave();
      device.tabs = device.tabs.filter((tab) => tab !== writing);
      await this.settle();
    } else await this.handOver(device);
  }

  async handOver(device: (typeof this.devices)[number]): Promise<void> {
    if (device.tabs.length < 2) await this.open(device);
    await device.tabs.find((tab) => tab.kind === 'readOnly')?.saver.takeOver();
    await this.settle();
  }

  async open(device: (typeof this.devices)[number]): Promise<void> {
    const tab = new ModelTab(this.server, device.browser);
    device.tabs.push(tab);
    await tab.saver.open();
    await this.settle();
    this.log.push(`${device.number}: open ${tab.kind} v${this.server.stored.version}`);
    if (tab.kind === 'failed') {
      tab.end();
      device.tabs = device.tabs.filter((other) => other !== tab);
    }
  }

  edit(tab: ModelTab, device: number): void {
    const { state } = tab;
    if (!state) return;
    const { doc, tr } = state;
    const places = [...doc.children.keys()].filter(
      (place) => !this.#isApart || ownerOf(JSON.stringify(doc.child(place).toJSON())) === String(device),
    );
    const place = places[this.random(Math.max(1, places.length))];
    if (place === undefined) return;
    const end = [...doc.children].slice(0, place + 1).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
    const kind = this.random(10);
    const block = doc.child(place);
    if (kind === 0 && places.length > 12 && block.type.name !== 'sectionTitle') {
      for (const word of wordsIn(block.toJSON())) this.expected.delete(word);
      tab.dispatch(tr.delete(end - block.nodeSize, end));
    } else if (kind < 4) {
      const word = this.word(device);
      tab.dispatch(tr.insert(end, newBlock(this.random, word, `d${device}-${this.#count}`)));
    } else {
      const word = this.word(device);
      const change = changedBlock(state, place, word, this.random);
      if (change) tab.dispatch(change);
      else this.expected.delete(word);
    }
  }

  /** Decides a conflict as a writer who keeps a side at random. Both sides stay as versions. */
  async resolve(tab: ModelTab): Promise<void> {
    if (tab.kind !== 'conflict') return;
    this.conflicts += 1;
    this.log.push('conflict');
    await tab.saver.resolve(this.random(2) === 0 ? [] : ['content', 'modules']);
    await this.settle();
  }

  /** Brings everything to the server. */
  async finish(): Promise<Draft> {
    this.server.network = 'up';
    for (let round = 0; round < 3; round += 1)
      for (const device of this.devices) {
        if (device.tabs.length === 0) await this.open(device);
        for (const tab of device.tabs) {
          await tab.saver.saveNow();
          for (let wait = 0; wait < 8; wait += 1) {
            await tab.clock.pass(10_000);
            await this.settle();
          }
          await this.resolve(tab);
        }
      }
    return this.server.stored;
  }
}

test.each(isWhole ? [12, 13, 14, 15] : [12])(
  'two devices with changes of their own have no conflict and lose no word (seed %i)',
  async (seed) => {
    const run = new Run(seed, true);
    for (let step = 0; step < stepsOfRun; step += 1) {
      await run.step();
      expect([step, run.conflicts, run.conflicts > 0 ? run.log.slice(-12) : []]).toEqual([step, 0, []]);
    }
    const stored = await run.finish();
    expect(run.conflicts).toBe(0);
    const found = new Set(wordsIn([stored.title, stored.content, stored.modules]));
    expect([...run.expected].filter((word) => !found.has(word))).toEqual([]);
    expect(run.merges).toBeGreaterThan(10);
    expect(run.expected.size).toBeGreaterThan(100);
  },
);

test.each(isWhole ? [21, 22, 23, 24, 25] : [21])(
  'two devices that change the same words keep them in a version (seed %i)',
  async (seed) => {
    const run = new Run(seed, false);
    for (let step = 0; step < stepsOfRun; step += 1) await run.step();
    const found = new Set(wordsIn([await run.finish(), run.server.revisions]));
    expect([...run.expected].filter((word) => !found.has(word))).toEqual([]);
    expect(run.conflicts).toBeGreaterThan(5);
    expect(run.expected.size).toBeGreaterThan(100);
  },
);
