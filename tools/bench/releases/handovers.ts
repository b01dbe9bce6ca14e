import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { askSite } from '../../network/askSite.ts';
import { bucketOfCanary, startUnevaluatedCanary } from '../../network/unevaluatedCanary.ts';
import { percentile } from '../load/responseTimes.ts';
import { type Figure, table } from '../table.ts';
import { type BenchNetwork, withNetwork } from '../withNetwork.ts';
import { ServingPrimary } from './ServingPrimary.ts';
import { SteadyReaders } from './SteadyReaders.ts';
import { marks } from './visibleReleases.ts';

const ports = { port: 3552, apiPort: 3553 } as const;
const site = 'beat';
const readers = { fresh: 8, kept: 8 } as const;
const patienceMs = 120_000;
const canaryMs = 60_000;
const lookMs = 50;

/**
 * "Handovers": a single node's primary hands over to a successor with the code on the disk (SIGUSR2) again and again, twice at once,
 * to one that does not start, and during a canary, while readers read on new and on kept connections.
 */
export async function benchHandovers(count = 20): Promise<void> {
  await withNetwork(
    { ...ports, workers: 2, sites: [site, 'marquee'], shell: { LOG_LEVEL: 'warn' } },
    (own) => measure(own, count),
    async (folder) => {
      const preload = path.join(folder, 'preload.mjs');
      await writeFile(preload, '');
      return { settings: { NODE_OPTIONS: `--import ${preload}` }, stop: async () => undefined };
    },
  );
}

async function measure(own: BenchNetwork, count: number): Promise<void> {
  const { network, folder, releases } = own;
  const origin = network.hosts.originOf(site);
  const child = network.processes.find(({ name }) => name === 'shell')?.child;
  const signal = () => child?.kill('SIGUSR2');
  const agent = new http.Agent({ keepAlive: true });
  const groups = [new SteadyReaders(() => `${origin}/`), new SteadyReaders(() => `${origin}/`, agent)] as const;
  const serving = new ServingPrimary(`http://127.0.0.1:${ports.port}/healthz`, `${origin}/`);
  groups[0].start(readers.fresh);
  groups[1].start(readers.kept);
  while (serving.last === 0) await wait(lookMs);

  const times: number[] = [];
  const handOver = async () => {
    const before = serving.last;
    const at = performance.now();
    signal();
    times.push(((await serving.untilReplaced(before, patienceMs)) - at) / 1_000);
  };
  for (let number = 0; number < count; number += 1) await handOver();

  // The second asks while the first is under way: two follow one another.
  const primaries = new Set([serving.last]);
  signal();
  await wait(lookMs);
  signal();
  const deadline = performance.now() + patienceMs;
  while (primaries.size < 3 && performance.now() < deadline) {
    primaries.add(serving.last);
    await wait(lookMs);
  }

  const survivor = serving.last;
  await writeFile(
    path.join(folder, 'preload.mjs'),
    "if (process.env.MARQUEE_SUCCESSOR === 'on') throw new Error('broken');",
  );
  signal();
  await wait(5_000);
  const isUnchanged = serving.last === survivor;
  await writeFile(path.join(folder, 'preload.mjs'), '');

  const version = await startUnevaluatedCanary(releases, (source) => source.replaceAll(marks[0], marks[1]));
  const canary = new CanaryReader(await somePost(origin), bucketOfCanary(version));
  await canary.untilServed();
  await handOver();
  const shown = await canary.stop();

  await Promise.all([...groups, serving].map((group) => group.stop()));
  agent.destroy();
  for (const problem of groups.flatMap((group) => group.takeProblems())) console.log(`! ${problem}`);
  const figures = (name: string, { counts }: SteadyReaders): Figure[] => [
    { name: `Pages read on ${name} connections`, value: counts.requested, unit: '', bar: null },
    { name: `Failed requests on ${name} connections`, value: counts.failed, unit: '', bar: 0 },
  ];
  console.log(
    `\n${table([
      ...figures('new', groups[0]),
      ...figures('kept', groups[1]),
      {
        name: `Signal to the last page of the old code, ${times.length} times, p50`,
        value: percentile(times, 0.5),
        unit: 's',
        bar: null,
      },
      { name: 'The same, longest', value: Math.max(...times), unit: 's', bar: null },
      { name: 'Primaries after two signals at once', value: primaries.size - 1, unit: '', bar: null },
      { name: 'Primaries after one that does not start', value: isUnchanged ? 0 : 1, unit: '', bar: 0 },
      { name: "Pages of a canary's reader during a handover", value: shown.pages, unit: '', bar: null },
      { name: 'Those without the canary', value: shown.others, unit: '', bar: 0 },
    ])}\n`,
  );
}

/** Reads a post as a reader of a canary, each time on a new connection. */
class CanaryReader {
  readonly #address: string;
  readonly #headers: Record<string, string>;
  #counts: { pages: number; others: number } | null = null;
  readonly #work: Promise<void>;
  #isStopped = false;
  #isServed = false;

  constructor(address: string, bucket: number) {
    this.#address = address;
    this.#headers = { cookie: `bucket=${bucket}` };
    this.#work = this.#read();
  }

  async untilServed(): Promise<void> {
    const deadline = performance.now() + canaryMs;
    while (!this.#isServed) {
      if (performance.now() > deadline) throw new Error('The canary does not start');
      await wait(lookMs);
    }
    this.#counts = { pages: 0, others: 0 };
  }

  async stop(): Promise<{ pages: number; others: number }> {
    this.#isStopped = true;
    await this.#work;
    return this.#counts ?? { pages: 0, others: 0 };
  }

  async #read(): Promise<void> {
    for (; !this.#isStopped; await wait(lookMs)) {
      const { body } = await askSite(this.#address, { headers: this.#headers });
      this.#isServed = body.includes(marks[1]);
      if (!this.#counts) continue;
      this.#counts.pages += 1;
      if (!this.#isServed) this.#counts.others += 1;
    }
  }
}

async function somePost(origin: string): Promise<string> {
  const { body } = await askSite(`${origin}/api/posts/list?limit=1`);
  const { posts } = JSON.parse(body.toString()) as { posts: { urlPath: string }[] };
  return `${origin}${posts[0]?.urlPath ?? '/'}`;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
