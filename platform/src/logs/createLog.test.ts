import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from '@jest/globals';

let child: ChildProcess;
afterEach(() => {
  child.kill('SIGKILL');
});

/** Starts a process that has logged 20,000 lines, which are still unread. */
async function start(): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'testing/talkativeProgram.ts');
  const env = { ...process.env, NODE_OPTIONS: '' };
  child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.stderr) await once(child.stderr, 'data');
  return child;
}

test('lets a process exit although its log is not read', async () => {
  const process = await start();
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a log that is read has every line, and the last one that is written at the end', async () => {
  const process = await start();
  const lines: string[] = [];
  const closed = once(process, 'close');
  if (process.stdout)
    for await (const line of createInterface(process.stdout)) {
      lines.push(line);
      if (lines.length === 20_000) process.kill('SIGTERM');
    }
  await closed;
  expect(lines).toHaveLength(20_001);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 60, msg: 'the last line' });
});
