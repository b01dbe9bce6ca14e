import { expect, it } from '@jest/globals';
import { switchFigures } from './switchFigures.ts';

it('has the median and the slowest of releases and rollbacks', () => {
  const release = Array.from({ length: 100 }, (_, index) => index + 1);
  const values = switchFigures({ release, rollback: [30, 10] }).map(({ value }) => value);
  expect(values).toEqual([50, 99, 10, 30]);
});
