import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askSite } from '../../network/askSite.ts';
import { type ServerLoad, serverLoad } from './serverCost.ts';

const nginxPort = 3505;
/** Headers that each server makes by itself. */
const ownHeaders = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding', 'server'];

type StoredResponse = { headers: [string, string][]; body: Buffer };

/** The same response, headers and compressed bytes, from a server of Node's that does nothing else, and from nginx if it is installed. */
export async function yardsticks(
  address: string,
  seconds: number,
): Promise<{ node: ServerLoad; nginx: ServerLoad | null }> {
  const { headers, body } = await askSite(address, { headers: { 'accept-encoding': 'br' } });
  const stored = { headers: storable(headers), body };
  return { node: await bareNode(stored, seconds), nginx: await nginx(stored, seconds) };
}

const storable = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers)
    .filter(([name]) => !ownHeaders.includes(name))
    .flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));

const page = { host: 'marquee.localhost', pathname: '/' };

async function bareNode({ headers, body }: StoredResponse, seconds: number): Promise<ServerLoad> {
  const child = fork(path.join(import.meta.dirname, 'bareServerProcess.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  try {
    child.send({ headers: Object.fromEntries(headers), body: body.toString('base64') });
    const [port] = (await once(child, 'message')) as [number];
    return await serverLoad(port, child.pid ?? 0, page, seconds);
  } finally {
    child.kill();
  }
}

async function nginx({ headers, body }: StoredResponse, seconds: number): Promise<ServerLoad | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-nginx-'));
  await writeFile(path.join(folder, 'page'), body);
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, headers));
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    // "exit" follows when it ends before its time, and "error" when there is none.
    const isRunning = await Promise.race([
      once(child, 'exit').then(
        () => false,
        () => false,
      ),
      sleep(1_000, true),
    ]);
    return isRunning && child.pid ? await serverLoad(nginxPort, child.pid, page, seconds) : null;
  } finally {
    child.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One process, as the bare server of Node's; files are kept open, as nginx does it best. */
function configuration(folder: string, headers: readonly [string, string][]): string {
  const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'text/html';
  const added = headers
    // A dollar sign would be a variable.
    .filter(([name, value]) => name !== 'content-type' && !value.includes('$'))
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  return `daemon off; master_process off; pid ${folder}/pid;
events { worker_connections 256; }
http {
  access_log off; keepalive_requests 100000000; sendfile on; tcp_nopush on; open_file_cache max=10;
  ${temporary.join(' ')}
  server {
    listen 127.0.0.1:${nginxPort};
    location = / {
      root ${folder}; try_files /page =404; default_type ${quoted(type)};
      ${added.join('\n      ')}
    }
  }
}
`;
}
