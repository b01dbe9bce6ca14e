import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const program = path.join(import.meta.dirname, 'testing/pageServer.ts');
const patienceMs = 40_000;

let folder: string;
let port: number;
let keeper: ChildProcess | null;
/** Ends of keepers, with those of all processes below them. */
let closed: Promise<unknown>[];
/** What the server has printed. */
let lines: Record<string, unknown>[];

type Page = { primary: number; worker: number; canaries: number };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-handover-'));
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  ({ port } = free.address() as AddressInfo);
  await new Promise((resolve) => free.close(resolve));
  [lines, closed, keeper] = [[], [], null];
});
afterEach(async () => {
  keeper?.kill('SIGKILL');
  await Promise.all(closed);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** @param socket that a supervisor passes, as its third file */
async function start(socket: Server | null = null): Promise<void> {
  const environment = {
    ...process.env,
    ...{ NODE_OPTIONS: '', PORT: String(port), TEST_FOLDER: folder, TEST_BROKEN: path.join(folder, 'broken') },
  };
  // The number of its file: Jest's own classes are none that Node passes on.
  const file = socket && (socket as unknown as { _handle: { fd: number } })._handle.fd;
  const node = `exec '${process.execPath}' --disable-warning=ExperimentalWarning '${program}'`;
  keeper = spawn('sh', ['-c', socket ? `LISTEN_PID=$$ LISTEN_FDS=1 ${node}` : node], {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore', ...(file === null ? [] : [file])],
  });
  closed.push(once(keeper, 'close'));
  if (keeper.stdout) createInterface(keeper.stdout).on('line', (line) => lines.push(JSON.parse(line)));
  await primaries(1);
}

/** Resolves once so many primaries have served, the last of which is in charge. */
async function primaries(count: number): Promise<number[]> {
  const served = () => lines.flatMap(({ primary, before }) => (before === undefined ? [] : [Number(primary)]));
  await until(() => served().length >= count);
  return served();
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!isTrue()) {
    if (Date.now() > deadline)
      throw new Error(`Nothing of it within ${patienceMs} ms; printed: ${JSON.stringify(lines)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function read(agent?: http.Agent, pathname = '/'): Promise<Page> {
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

/** Readers on new and on kept connections. @returns ends them, with their pages and failures */
function reading(): () => Promise<{ pages: Page[]; failures: string[] }> {
  const agent = new http.Agent({ keepAlive: true });
  const pages: Page[] = [];
  const failures: string[] = [];
  let isOver = false;
  const readOn = async (own?: http.Agent) => {
    for (; !isOver; await new Promise((resolve) => setTimeout(resolve, 5)))
      await read(own).then(
        (page) => pages.push(page),
        (error: Error) => failures.push(error.message),
      );
  };
  const readers = [readOn(), readOn(), readOn(), readOn(agent), readOn(agent)];
  return async () => {
    isOver = true;
    await Promise.all(readers);
    agent.destroy();
    return { pages, failures };
  };
}

test('readers get all pages while one primary hands over to the next, and find the canaries at each', async () => {
  await start();
  const end = reading();
  for (const count of [2, 3]) {
    keeper?.kill('SIGUSR2');
    await primaries(count);
  }
  const [, , last] = await primaries(3);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { pages, failures } = await end();
  expect(failures).toEqual([]);
  expect(new Set(pages.map(({ primary }) => primary)).size).toBe(3);
  expect(pages.at(-1)?.primary).toBe(last);
  expect((await read()).primary).toBe(last);
  // Each has got what the one before has left.
  expect(lines.map(({ before }) => before)).toEqual([0, 1, 2]);
  // The first to serve has begun with its readers before its canary was there.
  const first = pages[0]?.primary;
  expect(new Set(pages.filter(({ primary }) => primary !== first).map(({ canaries }) => canaries))).toEqual(
    new Set([1]),
  );
});

test('a primary that is killed is followed by another, for which new readers wait', async () => {
  await start();
  const [first = 0] = await primaries(1);
  process.kill(first, 'SIGKILL');
  await until(() => lines.some(({ signal }) => signal === 'SIGKILL'));
  const { primary } = await read();
  expect(primary).not.toBe(first);
  expect((await primaries(2))[1]).toBe(primary);
});

test('another server that listens for a moment in a worker is not taken for the port', async () => {
  await start();
  const end = reading();
  await read(undefined, '/another-server');
  keeper?.kill('SIGUSR2');
  const [, second = 0] = await primaries(2);
  await read(undefined, '/another-server');
  const { failures } = await end();
  expect(failures).toEqual([]);
  process.kill(second, 'SIGKILL');
  await until(() => lines.some(({ signal }) => signal === 'SIGKILL'));
  expect((await read()).primary).toBe((await primaries(3))[2]);
});

test('readers who come while a worker hangs are served by another', async () => {
  await start();
  const hanging = read(undefined, '/hang').then(
    () => 'answered',
    () => 'ended with the worker',
  );
  // By now it has taken no other connection any more.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const pages = await Promise.all(Array.from({ length: 40 }, () => read()));
  expect(new Set(pages.map(({ worker }) => worker)).size).toBe(1);
  expect(await hanging).toBe('ended with the worker');
});

test('primaries that die three times within a minute end the server', async () => {
  await start();
  for (const count of [1, 2, 3]) process.kill((await primaries(count)).at(-1) ?? 0, 'SIGKILL');
  const [code] = await once(keeper as ChildProcess, 'exit');
  expect(code).toBe(1);
});

test('a signal during a handover has another one follow it', async () => {
  await start();
  keeper?.kill('SIGUSR2');
  await new Promise((resolve) => setTimeout(resolve, 100));
  keeper?.kill('SIGUSR2');
  const [, , last] = await primaries(3);
  expect((await read()).primary).toBe(last);
});

test('a successor that does not start leaves the primary as it was, and another one can follow', async () => {
  await start();
  const [first] = await primaries(1);
  await writeFile(path.join(folder, 'broken'), '');
  keeper?.kill('SIGUSR2');
  await until(() => lines.length > 1);
  expect(lines[1]).toMatchObject({ code: 1, sentence: 'the new primary does not start; the one before goes on' });
  expect((await read()).primary).toBe(first);
  await rm(path.join(folder, 'broken'));
  keeper?.kill('SIGUSR2');
  const [, second] = await primaries(2);
  expect((await read()).primary).toBe(second);
});

test('the port stays open while no worker lives, also of a primary that was given it', async () => {
  await start();
  for (const count of [1, 2]) {
    await primaries(count);
    const workers = new Set<number>();
    while (workers.size < 2) workers.add((await read()).worker);
    for (const worker of workers) process.kill(worker, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(workers).not.toContain((await read()).worker);
    if (count === 1) keeper?.kill('SIGUSR2');
  }
});

test('the socket of a supervisor is taken, and handed over', async () => {
  const socket = createServer().listen(port, '127.0.0.1');
  await once(socket, 'listening');
  await start(socket);
  await new Promise((resolve) => socket.close(resolve));
  const [first] = await primaries(1);
  expect((await read()).primary).toBe(first);
  keeper?.kill('SIGUSR2');
  const [, second] = await primaries(2);
  expect((await read()).primary).toBe(second);
});

test('a server that is told to end closes the port, also after a handover', async () => {
  await start();
  keeper?.kill('SIGUSR2');
  await primaries(2);
  const gone = keeper && once(keeper, 'exit');
  keeper?.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  await expect(read()).rejects.toThrow('ECONNREFUSED');
});

test('a keeper that is killed takes its primary with it, so that the port is free', async () => {
  await start();
  const gone = keeper && once(keeper, 'exit');
  keeper?.kill('SIGKILL');
  await gone;
  let isFree = false;
  while (!isFree)
    isFree = await read().then(
      () => false,
      (error: Error) => error.message.includes('ECONNREFUSED'),
    );
  lines = [];
  await start();
  const [next] = await primaries(1);
  expect((await read()).primary).toBe(next);
});
