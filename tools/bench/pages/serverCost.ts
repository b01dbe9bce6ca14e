import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';

/** Ticks a second in which Linux counts processor time. */
const ticksPerSecond = 100;

/** Processor time of a process so far, in milliseconds. Linux only. */
async function processCpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
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
