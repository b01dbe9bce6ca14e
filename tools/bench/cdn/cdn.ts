import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { askSite } from '../../network/askSite.ts';
import { ensureDebianPackages } from '../../network/production/ensureDebianPackages.ts';
import { Varnish } from '../../network/production/Varnish.ts';
import { processCpuMs } from '../pages/serverCost.ts';
import { allPages } from '../releases/allPages.ts';
import { report } from '../table.ts';
import { withNetwork } from '../withNetwork.ts';
import { CountedReader } from './CountedReader.ts';

const ports = { site: 3330, api: 3331, varnish: 3332 };
const pageCount = 100;
const connections = 16;
const readers = 100;
/** Time for the journal of impressions to reach the database. */
const flushMs = 3_000;

type Result = { cpuMs: number; ticketCpuMs: number; hits: number; failed: number; counts: Record<string, number> };

/** Measures a site with Varnish and without it: hits, processor time of the server, and counted reads. */
export async function benchCdn(requests = 30_000): Promise<void> {
  ensureDebianPackages();
  const results: Record<string, Result> = {};
  for (const cdn of ['none', 'varnish'] as const) results[cdn] = await measure(cdn, requests);
  const { none, varnish } = results;
  if (!none || !varnish) return;
  const named = (name: string, value: number, unit: string) => ({ name, value, unit, bar: null });
  report([
    named('hits', (varnish.hits / requests) * 100, '%'),
    named('failed with Varnish, without', varnish.failed + none.failed, ''),
    named('server without Varnish', none.cpuMs / 1_000, 's of CPU'),
    named('server with Varnish', varnish.cpuMs / 1_000, 's of CPU'),
    named('a ticket, by its own call', varnish.ticketCpuMs, 'ms of CPU'),
  ]);
  console.log('Impressions without Varnish', none.counts, 'and with it', varnish.counts);
}

async function measure(cdn: 'none' | 'varnish', requests: number): Promise<Result> {
  let result: Result | null = null;
  const settings = {
    ...{ CDN: cdn, CDN_PURGE_URL: cdn === 'varnish' ? `http://127.0.0.1:${ports.varnish}` : '' },
    ...{ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' },
  };
  await withNetwork(
    { port: ports.site, apiPort: ports.api, workers: 1, sites: ['beat'] },
    async () => {
      // Apart from the data of the network, which only its own user can read.
      const folder = await mkdtemp(path.join(tmpdir(), 'marquee-varnish-'));
      await chmod(folder, 0o755);
      const varnish = new Varnish({ folder, port: ports.varnish, nodes: [ports.site, ports.site] });
      if (cdn === 'varnish') await varnish.start();
      try {
        result = await measureAt(cdn === 'varnish' ? ports.varnish : ports.site, requests);
      } finally {
        await varnish.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
    async () => ({ settings: {}, shared: settings, stop: async () => undefined }),
  );
  if (!result) throw new Error('Nothing was measured.');
  return result;
}

async function measureAt(port: number, requests: number): Promise<Result> {
  const origin = `http://beat.localhost:${port}`;
  const { pid } = (await (await fetch(`http://127.0.0.1:${ports.site}/healthz`)).json()) as { pid: number };
  const paths = (await allPages([origin], pageCount)).map((page) => new URL(page).pathname);
  const load = { url: `http://127.0.0.1:${port}`, connections };
  const headers = { host: `beat.localhost:${port}`, 'accept-encoding': 'br' };

  let hits = 0;
  const onResponse = (_status: number, _body: string, _context: object, own: object = {}) => {
    const { 'cache-status': status = '' } = lowerCased(own);
    if (status.endsWith('varnish; hit')) hits += 1;
  };
  const before = await processCpuMs(pid);
  const pages = paths.map((address) => ({ path: address, headers, onResponse }));
  const loaded = await autocannon({ ...load, amount: requests, requests: pages });
  const cpuMs = (await processCpuMs(pid)) - before;

  const counts = await countReads(origin);
  const tickets = 2_000;
  const start = await processCpuMs(pid);
  const asked = await autocannon({
    ...{ ...load, amount: tickets, method: 'POST' as const },
    requests: Array.from({ length: 100 }, (_, network) => ({
      path: '/_marquee/ticket',
      headers: { ...headers, 'x-forwarded-for': `198.18.${network}.7` },
    })),
  });
  const ticketCpuMs = ((await processCpuMs(pid)) - start) / tickets;
  return { cpuMs, ticketCpuMs, hits, failed: loaded.non2xx + loaded.errors + asked.non2xx + asked.errors, counts };
}

const lowerCased = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** Lets readers read posts, and strangers cheat. @returns impressions by their result, from the api's metrics */
async function countReads(origin: string): Promise<Record<string, number>> {
  const { body } = await askSite(`${origin}/api/posts/list?limit=20`);
  const { posts } = JSON.parse(body.toString()) as { posts: { id: string; urlPath: string }[] };
  const reader = new CountedReader(origin);
  const attempts = Array.from({ length: readers }, (_, network) => {
    const { id = '', urlPath = '' } = posts[network % posts.length] ?? {};
    return { post: urlPath, postId: id, network };
  });
  const tickets = await Promise.all(attempts.map((attempt) => reader.read(attempt)));
  for (const { postId, network } of attempts.slice(0, 20)) {
    // Once more with its ticket, with a forged one and with none.
    await reader.send(postId, tickets[network] ?? '', network);
    await reader.send(postId, 'A'.repeat(44), 200);
    await reader.send(postId, '', 201);
  }
  await sleep(flushMs);
  const metrics = await (await fetch(`http://127.0.0.1:${ports.api}/metrics`)).text();
  const lines = [...metrics.matchAll(/^impressions_total\{result="([\w-]+)"\} (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, result = '', number]) => [result, Number(number)]));
}
