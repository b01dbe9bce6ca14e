import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { askSite } from '../../network/askSite.ts';
import type { Network } from '../../network/Network.ts';
import { childrenOf } from '../childrenOf.ts';

const readers = 4;
const rounds = 3;

/** Reads a process's proportional memory in MB from `/proc/<pid>/smaps_rollup`. Each process counts its part of shared pages. */
export function proportionalMb(rollup: string): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? Number.NaN) / 1_000;
}

/** Addresses of all posts and of the lists of each site. */
async function allPages(originOf: (site: SiteKey) => string): Promise<string[]> {
  const ofSite = async (site: SiteKey) => {
    const { body } = await askSite(`${originOf(site)}/api/posts/list?limit=100`);
    const { posts } = JSON.parse(body.toString()) as { posts: { urlPath: string }[] };
    const paths = ['/', '/articles', '/galleries', '/videos', '/about', ...posts.map(({ urlPath }) => urlPath)];
    return paths.map((path) => originOf(site) + path);
  };
  return (await Promise.all(siteFolderKeys().map(ofSite))).flat();
}

/** Measures the memory in MB of a network without its database, after readers have requested all pages. Linux only. */
export async function nodeMemory(network: Network): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  const headers = { 'accept-encoding': 'br' };
  const pages = await allPages((site) => network.hosts.originOf(site));
  for (let round = 0; round < rounds; round += 1) {
    const remaining = [...pages];
    const reader = async () => {
      for (let page = remaining.pop(); page; page = remaining.pop()) await askSite(page, { headers, agent });
    };
    await Promise.all(Array.from({ length: readers }, reader));
  }
  const size = await memoryOf(network.processes.map(({ child }) => child.pid ?? 0));
  agent.destroy();
  return size;
}

/** Sums the memory of our programs among the given processes and their descendants. */
async function memoryOf(pids: readonly number[]): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      const isOurs = /(?:\w+\/src\/\w+\.ts|\w+\.mjs)(?=\0|$)/.test(command);
      const below = await memoryOf(await childrenOf(pid));
      return below + (isOurs ? proportionalMb(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')) : 0);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
