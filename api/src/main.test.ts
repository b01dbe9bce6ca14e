import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { runningPostmaster } from './db/embedded/postmaster.ts';
import { until } from './testing/until.ts';

let data: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'marquee-main-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

type Line = { level: number; msg: string; err?: { message: string } };

/** Starts the api as a process of its own; the lines of its log gather in the returned array. */
function start(environment: Record<string, string>): { process: ChildProcess; lines: Line[] } {
  const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    // The embedded database, also where the tests have another.
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: undefined, API_PORT: '0', DATA_DIR: data, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const lines: Line[] = [];
  let rest = '';
  started.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) lines.push(JSON.parse(part));
  });
  return { process: started, lines };
}

test('starts from nothing, reports once that it is ready, and stops cleanly', async () => {
  const { process: api, lines } = start({});
  const ready = () => lines.filter(({ msg }) => msg.startsWith('api ready at '));
  await until(() => ready().length > 0, 50_000);
  const address = ready()[0]?.msg.replace('api ready at ', '');
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ok' });
  expect(ready()).toHaveLength(1);

  api.kill('SIGTERM');
  expect(await once(api, 'exit')).toEqual([0, null]);
  expect(await runningPostmaster(join(data, 'postgres/cluster'))).toBeUndefined();
});

test('reports the reason and exits when its database cannot be reached', async () => {
  const { process: api, lines } = start({ DATABASE_URL: 'postgres://127.0.0.1:9/none' });
  expect(await once(api, 'exit')).toEqual([1, null]);
  expect(lines.at(-1)).toMatchObject({ level: 60, err: { message: expect.stringContaining('ECONNREFUSED') } });
});
