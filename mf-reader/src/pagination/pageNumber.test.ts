import { describe, expect, it } from '@jest/globals';
import { pageNumber } from './pageNumber.ts';

describe('pageNumber', () => {
  it('is 1 when absent', () => {
    expect(pageNumber(undefined)).toBe(1);
  });

  it.each([
    ['2', 2],
    ['12', 12],
    ['99999', 99_999],
  ])('reads %s', (parameter, page) => {
    expect(pageNumber(parameter)).toBe(page);
  });

  it.each(['0', '-1', '01', '1.5', '2e3', 'two', '', ' 2', '１', '100000', '99999999999999999999'])(
    'throws 404 for page %j',
    (parameter) => {
      expect(pageNumber(parameter)).toBeNull();
    },
  );
});
