import { expect, it } from '@jest/globals';
import { missesBar } from '../table.ts';
import { killFigures } from './killFigures.ts';

it('sums the pages of each victim, and takes its longest disagreement', () => {
  const figures = killFigures([
    { victim: 'api', disagreedMs: 400, failed: 1, requested: 100 },
    { victim: 'worker', disagreedMs: 5_100, failed: 3, requested: 50 },
    { victim: 'api', disagreedMs: 900, failed: 2, requested: 60 },
  ]);
  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['worker: kills', 1],
    ['worker: failed pages of 50', 3],
    ['worker: longest disagreement of registry and server', 5.1],
    ['api: kills', 2],
    ['api: failed pages of 160', 3],
    ['api: longest disagreement of registry and server', 0.9],
  ]);
  expect(figures.filter(missesBar).map(({ name }) => name)).toEqual([
    'worker: longest disagreement of registry and server',
    'api: failed pages of 160',
  ]);
});
