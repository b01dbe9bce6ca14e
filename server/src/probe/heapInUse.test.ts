import { expect, test } from '@jest/globals';
import { heapInUse } from './heapInUse.ts';

test('the heap in use is that of objects which are held, without garbage', () => {
  const before = heapInUse();
  const held = Array.from({ length: 20 }, (_, number) => new Array<number>(100_000).fill(number));
  for (let number = 0; number < 20; number += 1) new Array<number>(100_000).fill(number);
  const bytes = heapInUse() - before;
  // Eight or four bytes for each number.
  expect(bytes).toBeGreaterThan(7_000_000);
  expect(bytes).toBeLessThan(20_000_000);
  expect(held).toHaveLength(20);
});
