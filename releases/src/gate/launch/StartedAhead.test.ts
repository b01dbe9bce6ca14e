import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { StartedAhead, startProgram } from './StartedAhead.ts';

/** Writes its process id to a file, and reports the set from its environment or from a message. */
const program = `
const { renameSync, writeFileSync } = require('node:fs');
const { PID_FILE } = process.env;
if (PID_FILE) {
  writeFileSync(PID_FILE + '.part', String(process.pid));
  renameSync(PID_FILE + '.part', PID_FILE);
}
if (process.env.MARQUEE_AWAITS_SETTINGS) process.on('message', (settings) => process.send({ told: settings.MARQUEE_RELEASE_SET }));
else process.send({ startedWith: process.env.MARQUEE_RELEASE_SET });
`;
const environment = { PATH: process.env.PATH, GATE_BROWSER: 'off' };
const settings = { ...environment, MARQUEE_RELEASE_SET: 'the set' };

let folder: string;
let probe: string;
let pidFile: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-ahead-'));
  probe = path.join(folder, 'probe.cjs');
  pidFile = path.join(folder, 'pid');
  await writeFile(probe, program);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const programs = () => ({ probe, worker: probe, serverContracts: [] });

test('sends its settings to a program that was started ahead, and starts the next program with them', async () => {
  const ahead = new StartedAhead(programs(), environment);
  const first = startProgram(probe, settings, ahead);
  expect(await once(first, 'message')).toMatchObject([{ told: 'the set' }, undefined]);
  const second = startProgram(probe, settings, ahead);
  expect(await once(second, 'message')).toMatchObject([{ startedWith: 'the set' }, undefined]);
  for (const child of [first, second]) child.kill('SIGKILL');
  await ahead.close();
});

test("waits for the live set's new report, which may fail and ends with everything else", async () => {
  let isEnded = false;
  const ahead = new StartedAhead(programs(), environment, async (signal) => {
    await once(signal, 'abort');
    isEnded = true;
    throw new Error('it was ended');
  });
  await ahead.close();
  await ahead.renewal;
  expect(isEnded).toBe(true);
});

test('ends the browser and the programs that were not taken', async () => {
  const ahead = new StartedAhead(programs(), { ...environment, PID_FILE: pidFile });
  await until(() => existsSync(pidFile));
  const pid = Number(await readFile(pidFile, 'utf8'));
  expect(isRunning(pid)).toBe(true);
  await ahead.close();
  await until(() => !isRunning(pid));
  expect(ahead.takeProgram(probe)).toBeNull();
});
