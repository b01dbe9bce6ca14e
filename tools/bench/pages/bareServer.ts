import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { askSite } from '../../network/askSite.ts';
import { type ServerLoad, serverLoad } from './serverCost.ts';

/** Headers that every Node server sets itself. */
const ownHeaders = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding', 'server'];

const storable = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));

/** Measures a bare Node server that sends the same headers and compressed bytes as a page's response. */
export async function bareServerLoad(address: string, seconds: number): Promise<ServerLoad> {
  const { headers, body } = await askSite(address, { headers: { 'accept-encoding': 'br' } });
  const child = fork(path.join(import.meta.dirname, 'bareServerProcess.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  try {
    child.send({ headers: Object.fromEntries(storable(headers)), body: body.toString('base64') });
    const [port] = (await once(child, 'message')) as [number];
    return await serverLoad(port, child.pid ?? 0, new URL(address), seconds);
  } finally {
    child.kill();
  }
}
