import { expect, test } from '@jest/globals';
import { dayTable } from './dayTable.ts';
import { typedDay } from './typedDay.ts';

test('shows the effort of each time and the sum of the day', () => {
  const tasks = [
    { name: 'publish', times: 4, clicks: 12, keys: 0, seconds: 2 },
    { name: 'reject', times: 3, clicks: 19, keys: 51, seconds: 1.5 },
  ];
  expect(dayTable(tasks).split('\n').slice(2)).toEqual([
    '| publish | 4 | 3 | 0 | 0.50 |',
    '| reject | 3 | 6.3 | 17 | 0.50 |',
    '| whole day |  | 31 | 51 | 3.5 |',
  ]);
});

test('types a day as month, day and year', () => {
  expect(typedDay(2, new Date('2026-12-30T12:00:00Z'))).toBe('01012027');
});
