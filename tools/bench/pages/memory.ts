import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { type SiteKey, siteKeys } from '@marquee/shared/domain';
import { askSite } from '../../network/askSite.ts';
import { childrenOf } from '../releases/processMemory.ts';
import { type Figure, table } from '../table.ts';
import { withNetwork } from '../withNetwork.ts';

const ports = { port: 3564, apiPort: 3574 } as const;
const workers = 2;
const readers = 4;
const rounds = 3;
const mostPictures = 150;
const cachedMs = 10_000;
/** Without requests, V8 collects by itself. */
const quietMs = 20_000;

/** Memory of a process in MB, pages shared with others in parts: the sum over processes is what they take together. Linux only. */
async function proportionalMb(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? Number.NaN) / 1_000;
}

/** Addresses of all posts, and of the lists of each site. */
async function allPages(originOf: (site: SiteKey) => string): Promise<string[]> {
  const ofSite = async (site: SiteKey) => {
    const { body } = await askSite(`${originOf(site)}/api/posts/list?limit=100`);
    const { posts } = JSON.parse(body.toString()) as { posts: { urlPath: string }[] };
    const paths = ['/', '/articles', '/galleries', '/videos', '/about', ...posts.map(({ urlPath }) => urlPath)];
    return paths.map((path) => originOf(site) + path);
  };
  return (await Promise.all(siteKeys.map(ofSite))).flat();
}

/** Asks for each address once, by several readers at a time. */
async function readAll(addresses: readonly string[], read: (address: string) => Promise<unknown>): Promise<void> {
  const left = [...addresses];
  const reader = async () => {
    for (let address = left.pop(); address; address = left.pop()) await read(address);
  };
  await Promise.all(Array.from({ length: readers }, reader));
}

/**
 * "Memory": keeper, primary, two workers and api after all pages of ten sites were read three times, 150 pictures were drawn, and stored pages
 * were sent for ten seconds; and after twenty seconds of quiet.
 */
export async function benchMemory(): Promise<void> {
  await withNetwork({ ...ports, workers }, async ({ network }) => {
    const agent = new http.Agent({ keepAlive: true });
    const headers = { 'accept-encoding': 'br', accept: 'image/webp,*/*' };
    const pages = await allPages((site) => network.hosts.originOf(site));
    const pictures = new Set<string>();
    await readAll(pages, async (address) => {
      const { body } = await askSite(address, { agent });
      for (const [, picture = ''] of body.toString().matchAll(/src="(\/res\/media\/[^"]+)"/g))
        pictures.add(new URL(picture.replaceAll('&amp;', '&'), address).href);
    });
    for (let round = 1; round < rounds; round += 1)
      await readAll(pages, (address) => askSite(address, { headers, agent }));
    await readAll([...pictures].slice(0, mostPictures), (address) => askSite(address, { headers, agent }));
    const until = Date.now() + cachedMs;
    while (Date.now() < until) await readAll(pages, (address) => askSite(address, { headers, agent }));

    const figures: Figure[] = [];
    const note = async (when: string, bar: number | null) => {
      const sizes = await sizesOf(network.processes.map(({ child }) => child.pid ?? 0));
      const sumOf = (chosen: readonly Size[]) => chosen.reduce((sum, { mb }) => sum + mb, 0);
      for (const program of new Set(sizes.map((size) => size.program))) {
        const own = sizes.filter((size) => size.program === program);
        figures.push({ name: `${when}: ${own.length} × ${program}`, value: sumOf(own), unit: 'MB', bar: null });
      }
      figures.push({ name: `${when}: together`, value: sumOf(sizes), unit: 'MB', bar });
    };
    await note(`After ${pages.length} pages`, 400);
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    await note('After 20 s of quiet', null);
    agent.destroy();
    console.log(`\n${table(figures)}\n`);
  });
}

/** A process of ours: its program is the folder and the name of its file, or the name of one that was written as one file. */
type Size = { program: string; mb: number };

/** Sizes of processes and of those below them; not of the api's database. */
async function sizesOf(pids: readonly number[]): Promise<Size[]> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const [program] = /(?:\w+\/src\/\w+\.ts|\w+\.mjs)(?=\0|$)/.exec(command) ?? [];
      const below = await sizesOf(await childrenOf(pid));
      return program ? [{ program, mb: await proportionalMb(pid) }, ...below] : below;
    }),
  );
  return sizes.flat();
}
