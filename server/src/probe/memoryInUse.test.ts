import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

test('the memory in use is that of objects and buffers which are held, without garbage', async () => {
  const program = path.join(import.meta.dirname, 'testing/heldMemory.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--single-threaded-gc', program],
    { env: { ...process.env, NODE_OPTIONS: '' } },
  );
  const { objectBytes, bufferBytes, held } = JSON.parse(stdout);
  expect(held).toBe(40);
  // Eight or four bytes for each number.
  expect(objectBytes).toBeGreaterThan(7_000_000);
  expect(objectBytes).toBeLessThan(20_000_000);
  expect(bufferBytes).toBeGreaterThan(19_000_000);
  expect(bufferBytes).toBeLessThan(21_000_000);
});
