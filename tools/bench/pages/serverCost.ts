import { readFile } from 'node:fs/promises';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import { pageAddress } from '@marquee/server/address/PageAddresses.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import type { PageService } from '@marquee/server/pages/PageService.ts';
import { assembleSet } from '@marquee/server/worker/assembleSet.ts';
import type { HostKey } from '@marquee/shared/domain';
import autocannon from 'autocannon';
import pino from 'pino';

/** Ticks a second in which Linux counts processor time. */
const ticksPerSecond = 100;

/** Processor time of a process so far, in milliseconds. Linux only. */
async function processCpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}

/** Renders until V8 has compiled the code: a worker lives for days, so its first seconds do not count. */
const warmUps = 1_000;

type MeasuredPage = { key: HostKey; pathname: string };

/**
 * Processor milliseconds of all threads for one page that is not in the cache: routing, api calls, rendering, compression.
 * Nothing of the page is kept between renders; the content shared by the site's pages is, as in a worker.
 * Measured in this process over `count` renders.
 */
export async function uncachedCpuMs(
  set: ReleaseSet,
  environment: NodeJS.ProcessEnv,
  measured: readonly MeasuredPage[],
  count: number,
): Promise<number[]> {
  const { pages, apis } = await assembleSet(readServerConfig(environment), set, pino({ level: 'silent' }));
  const costs: number[] = [];
  for (const page of measured) costs.push(await renderCpuMs(pages, page, count));
  await apis.close();
  return costs;
}

/** The same for a page of a service that there is already. */
export async function renderCpuMs(
  pages: Pick<PageService, 'render'>,
  { key, pathname }: MeasuredPage,
  count: number,
): Promise<number> {
  const render = () => pages.render({ key, address: pageAddress(pathname), colourScheme: 'auto' });
  for (let warm = 0; warm < warmUps; warm += 1) await render();
  const before = process.cpuUsage();
  for (let run = 0; run < count; run += 1) await render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / count;
}

/** What a bounded load on one address showed. */
export type ServerLoad = {
  /** Processor milliseconds that the process spent on each response. */
  cpuMs: number;
  requestsPerSecond: number;
  /** Of the slowest 1 %, in milliseconds. */
  p99Ms: number;
  failed: number;
};

/**
 * Asks one process for one address over and over, on 50 connections.
 * @param port of the process on loopback @param pid whose time is measured @param host name in the request
 */
export async function serverLoad(
  port: number,
  pid: number,
  { host, pathname }: Pick<URL, 'host' | 'pathname'>,
  seconds: number,
): Promise<ServerLoad> {
  const url = `http://127.0.0.1:${port}${pathname}`;
  const options = { url, headers: { host, 'accept-encoding': 'br' }, connections: 50 };
  await autocannon({ ...options, duration: 2 });
  const before = await processCpuMs(pid);
  const result = await autocannon({ ...options, duration: seconds });
  const spent = (await processCpuMs(pid)) - before;
  return {
    cpuMs: spent / result['2xx'],
    requestsPerSecond: result.requests.average,
    failed: result.errors + result.timeouts + result.non2xx,
    p99Ms: result.latency.p99,
  };
}

/** A load on a page that a network's only worker has in its cache. @param port of the network */
export async function cachedLoad(address: string, port: number, seconds: number): Promise<ServerLoad> {
  const { pid } = (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()) as { pid: number };
  return serverLoad(port, pid, new URL(address), seconds);
}
