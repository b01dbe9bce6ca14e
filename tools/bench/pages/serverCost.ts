import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { cpuPerResponse } from '../statistics.ts';

/** Linux counts processor time in ticks of 10 ms. */
const ticksPerSecond = 100;

/** Reads the processor time of a process in milliseconds from its `/proc/<pid>/stat`. */
export function cpuMsIn(stat: string): number {
  // The name of the program may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}

export const processCpuMs = async (pid: number) => cpuMsIn(await readFile(`/proc/${pid}/stat`, 'utf8'));

/** Result of a load test on one address. */
export type ServerLoad = {
  /** Processor milliseconds that the process spent on each response. */
  cpuMs: number;
  failed: number;
};

/**
 * Requests one address of one process repeatedly, on 50 connections.
 * @param port port of the process on loopback
 * @param pid process whose processor time is measured
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
    cpuMs: cpuPerResponse(spent, result['2xx']),
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

/** Load-tests a page that is in the cache of a network's only worker. @param port port of the network */
export async function cachedLoad(address: string, port: number, seconds: number): Promise<ServerLoad> {
  const { pid } = (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()) as { pid: number };
  return serverLoad(port, pid, new URL(address), seconds);
}
