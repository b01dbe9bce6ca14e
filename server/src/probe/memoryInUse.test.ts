import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { memoryInUse } from './memoryInUse.ts';

/** Here, unlike in the probe, other tests have left buffers, which another thread lets go after the collection. */
async function settledMemory(): Promise<number> {
  let last = memoryInUse();
  for (;;) {
    await setTimeout(20);
    const now = memoryInUse();
    if (Math.abs(now - last) < 100_000) return now;
    last = now;
  }
}

test('the memory in use is that of objects and buffers which are held, without garbage', async () => {
  const before = await settledMemory();
  const held = Array.from({ length: 20 }, (_, number) => new Array<number>(100_000).fill(number));
  for (let number = 0; number < 20; number += 1) new Array<number>(100_000).fill(number);
  const bytes = (await settledMemory()) - before;
  // Eight or four bytes for each number.
  expect(bytes).toBeGreaterThan(7_000_000);
  expect(bytes).toBeLessThan(20_000_000);
  const buffers = Array.from({ length: 20 }, () => new Uint8Array(1_000_000));
  for (let number = 0; number < 20; number += 1) new Uint8Array(1_000_000);
  const bufferBytes = (await settledMemory()) - before - bytes;
  expect(bufferBytes).toBeGreaterThan(19_000_000);
  expect(bufferBytes).toBeLessThan(21_000_000);
  expect([...held, ...buffers]).toHaveLength(40);
});
