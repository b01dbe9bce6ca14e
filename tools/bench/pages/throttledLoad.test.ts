import { expect, it } from '@jest/globals';
import { type LoadFigures, medianLoad } from './throttledLoad.ts';

it('takes the median of each figure separately', () => {
  const load = (lcp: number, cls: number, script?: number): LoadFigures => ({
    ...{ fcp: 100, lcp, cls, tbt: 0 },
    bytes: { Document: 20, ...(script === undefined ? {} : { Script: script }) },
  });
  expect(medianLoad([load(900, 0), load(700, 0.02, 30), load(800, 0.01, 10)])).toEqual({
    ...{ fcp: 100, lcp: 800, cls: 0.01, tbt: 0 },
    bytes: { Document: 20, Script: 10 },
  });
});
