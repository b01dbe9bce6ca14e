import { expect, it } from '@jest/globals';
import { cpuMsIn } from './serverCost.ts';

it('reads the user and system time of a process with any name', () => {
  const stat = '4711 (node (x) y) S 1 4711 4711 0 -1 4194560 100 0 0 0 250 50 7 9 20 0 11 0 123 456 789';
  expect(cpuMsIn(stat)).toBe(3_000);
});
