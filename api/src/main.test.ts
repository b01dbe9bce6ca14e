import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '@marquee/platform/http/testing/freePort.ts';
import { runningPostmaster } from './kernel/db/embedded/postmaster.ts';
import { patientDatabase } from './testing/patientDatabase.ts';
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
    env: {
      ...{ ...process.env, ...patientDatabase, NODE_OPTIONS: '' },
      ...{ DATABASE_URL: undefined, API_PORT: '0', DATA_DIR: data, ...environment },
    },
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
  await until(() => ready().length > 0, 120_000);
  const address = ready()[0]?.msg.replace('api ready at ', '');
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ok' });
  expect(ready()).toHaveLength(1);

  api.kill('SIGTERM');
  expect(await once(api, 'exit')).toEqual([0, null]);
  expect(await runningPostmaster(join(data, 'postgres/cluster'))).toBeUndefined();
});

test('hands its port to the next api without a failed call', async () => {
  const port = await freePort();
  const settings = { API_PORT: String(port), API_SHARE_PORT: 'on', SHUTDOWN_DELAY_SECONDS: '1' };
  const isReady = (lines: Line[]) => lines.some(({ msg }) => msg.startsWith('api ready at '));
  const former = start(settings);
  await until(() => isReady(former.lines), 120_000);
  const next = start(settings);
  await until(() => isReady(next.lines), 120_000);

  const failures: unknown[] = [];
  let isOver = false;
  let calls = 0;
  const caller = async () => {
    while (!isOver) {
      const url = `http://127.0.0.1:${port}/api/vocal/auth/signout`;
      const status = await fetch(url, { method: 'POST' }).then(
        async (response) => {
          await response.text();
          return response.status;
        },
        (error: unknown) => error,
      );
      calls += 1;
      if (status !== 200) failures.push(status);
    }
  };
  const callers = [caller(), caller(), caller(), caller()];
  await until(() => calls > 20);
  former.process.kill('SIGTERM');
  expect(await once(former.process, 'exit')).toEqual([0, null]);
  const after = calls;
  await until(() => calls > after + 20);
  isOver = true;
  await Promise.all(callers);
  expect(failures).toEqual([]);
  next.process.kill('SIGTERM');
  expect(await once(next.process, 'exit')).toEqual([0, null]);
}, 300_000);

test('reports the reason and exits when its database cannot be reached', async () => {
  const { process: api, lines } = start({ DATABASE_URL: 'postgres://127.0.0.1:9/none' });
  expect(await once(api, 'exit')).toEqual([1, null]);
  expect(lines.at(-1)).toMatchObject({ level: 60, err: { message: expect.stringContaining('ECONNREFUSED') } });
});
