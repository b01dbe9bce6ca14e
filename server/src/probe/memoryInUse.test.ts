import { expect, test } from '@jest/globals';
import { memoryInUse } from './memoryInUse.ts';

test('the memory in use is that of objects and buffers which are held, without garbage', () => {
  const before = memoryInUse();
  const held = Array.from({ length: 20 }, (_, number) => new Array<number>(100_000).fill(number));
  for (let number = 0; number < 20; number += 1) new Array<number>(100_000).fill(number);
  const bytes = memoryInUse() - before;
  // Eight or four bytes for each number.
  expect(bytes).toBeGreaterThan(7_000_000);
  expect(bytes).toBeLessThan(20_000_000);
  const buffers = Array.from({ length: 20 }, () => new Uint8Array(1_000_000));
  expect(memoryInUse() - before - bytes).toBeGreaterThan(19_000_000);
  expect([...held, ...buffers]).toHaveLength(40);
});
