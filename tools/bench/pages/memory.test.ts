import { expect, it } from '@jest/globals';
import { proportionalMb } from './memory.ts';

it('reads the proportional size and no other size', () => {
  const rollup = 'Rss:              120000 kB\nPss:               84500 kB\nPss_Dirty:         70000 kB\n';
  expect(proportionalMb(rollup)).toBe(84.5);
  expect(proportionalMb('Rss: 1 kB')).toBeNaN();
});
