import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort } from '@marquee/platform/http/testing/freePort.ts';

const program = path.join(import.meta.dirname, 'testing/pagePrimary.ts');
const patienceMs = 120_000;

let folder: string;
let port: number;
let primary: ChildProcess | null;
/** Ends of primaries, with those of all processes below them. */
let closed: Promise<unknown>[];

type Page = { primary: number; worker: number };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-primary-'));
  port = await freePort();
  [closed, primary] = [[], null];
});
afterEach(async () => {
  primary?.kill('SIGKILL');
  await Promise.all(closed);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Resolves when the primary serves. @param socket that a service manager passes, as its third file */
async function start(socket: Server | null = null): Promise<void> {
  // The number of its file: Jest's own classes are none that Node passes on.
  const file = socket && (socket as unknown as { _handle: { fd: number } })._handle.fd;
  const node = `exec '${process.execPath}' --disable-warning=ExperimentalWarning '${program}'`;
  primary = spawn('sh', ['-c', socket ? `LISTEN_PID=$$ LISTEN_FDS=1 ${node}` : node], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: String(port), TEST_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'ignore', ...(file === null ? [] : [file])],
  });
  closed.push(once(primary, 'close'));
  if (primary.stdout) await once(createInterface(primary.stdout), 'line');
}

function read(pathname = '/', agent?: http.Agent): Promise<Page> {
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: pathname, agent: agent ?? false }, (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => resolve(JSON.parse(body)));
      })
      .on('error', reject);
  });
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Not true within ${patienceMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const isRefused = () =>
  read().then(
    () => false,
    (error: Error) => error.message.includes('ECONNREFUSED'),
  );

type Reading = {
  pages: Page[];
  failures: string[];
  /** Resolves when each reader has requested and got another page. */
  readOn(): Promise<void>;
  end(): Promise<void>;
};

/** Readers on new and on kept connections. */
function reading(): Reading {
  const agent = new http.Agent({ keepAlive: true });
  const pages: Page[] = [];
  const failures: string[] = [];
  let isOver = false;
  const agents = [undefined, undefined, undefined, agent, agent];
  /** Number of reads of each reader. */
  const counts = agents.map(() => 0);
  const readers = agents.map(async (own, reader) => {
    for (; !isOver; await new Promise((resolve) => setTimeout(resolve, 5))) {
      await read('/', own).then(
        (page) => pages.push(page),
        (error: Error) => failures.push(error.message),
      );
      counts[reader] = (counts[reader] ?? 0) + 1;
    }
  });
  return {
    pages,
    failures,
    async readOn() {
      const before = [...counts];
      // The first of two reads may have begun before this call.
      await until(async () => counts.every((count, reader) => count >= (before[reader] ?? 0) + 2));
    },
    async end() {
      isOver = true;
      await Promise.all(readers);
      agent.destroy();
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The two workers that answer now. */
async function workersOf(): Promise<Set<number>> {
  const workers = new Set<number>();
  while (workers.size < 2) workers.add((await read()).worker);
  return workers;
}

async function killWorkers(): Promise<Set<number>> {
  const workers = await workersOf();
  for (const worker of workers) process.kill(worker, 'SIGKILL');
  return workers;
}

const sockets = ['its own port', 'the socket of a service manager'] as const;
describe.each(sockets)('a primary on %s', (kind) => {
  let socket: Server | null;
  beforeEach(async () => {
    socket = kind === 'its own port' ? null : createServer().listen(port, '127.0.0.1');
    if (socket) await once(socket, 'listening');
    await start(socket);
    // As a service manager, this process keeps the socket and accepts nothing. Jest's process stops accepting by closing.
    if (socket) await new Promise((resolve) => socket?.close(resolve));
  });

  test('fails no page while new workers take the place of the others', async () => {
    const before = await workersOf();
    const { pages, failures, readOn, end } = reading();
    await readOn();
    primary?.kill('SIGHUP');
    await until(async () => ![...before].some(isRunning));
    await readOn();
    await end();
    expect(failures).toEqual([]);
    expect(pages.some(({ worker }) => before.has(worker))).toBe(true);
    expect(before).not.toContain(pages.at(-1)?.worker);
  });

  test('serves readers who come while a worker hangs by another worker', async () => {
    const hanging = http.get({ port, host: '127.0.0.1', path: '/hang', agent: false });
    // The worker hangs once it has sent the headers of its response.
    const [response]: http.IncomingMessage[] = await once(hanging, 'response');
    const ended = new Promise((resolve) => response?.resume().once('close', resolve));
    const pages = await Promise.all(Array.from({ length: 40 }, () => read()));
    expect(new Set(pages.map(({ worker }) => worker)).size).toBe(1);
    await ended;
    expect(response?.complete).toBe(false);
  });

  test('continues when a worker opens another port for a moment', async () => {
    const before = await workersOf();
    const { failures, readOn, end } = reading();
    await read('/another-server');
    primary?.kill('SIGHUP');
    await until(async () => !before.has((await read()).worker));
    await read('/another-server');
    await readOn();
    await end();
    expect(failures).toEqual([]);
  });

  test('closes the port on the signal to end', async () => {
    const gone = primary && once(primary, 'exit');
    primary?.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    expect(await isRefused()).toBe(true);
  });

  test('takes its workers with it when it is killed, so that the port is free', async () => {
    primary?.kill('SIGKILL');
    await until(isRefused);
  });
});

test('a primary whose workers all die binds the port again', async () => {
  await start();
  const workers = await killWorkers();
  await until(() =>
    read().then(
      ({ worker }) => !workers.has(worker),
      () => false,
    ),
  );
});

test('a primary whose workers all die gives the socket of a service manager back, by its exit', async () => {
  const socket = createServer().listen(port, '127.0.0.1');
  await once(socket, 'listening');
  await start(socket);
  await new Promise((resolve) => socket.close(resolve));
  const gone = primary && once(primary, 'exit');
  await killWorkers();
  expect(await gone).toEqual([1, null]);
});
