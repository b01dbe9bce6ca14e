import { describe, expect, it } from '@jest/globals';
import { fromNow } from './fromNow.ts';

const now = new Date('2026-10-03T12:00:00Z');
const ago = (ms: number) => fromNow(new Date(now.getTime() - ms).toISOString(), now);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('fromNow', () => {
  it.each([
    [10_000, 'a few seconds ago'],
    [minute, 'a minute ago'],
    [5 * minute, '5 minutes ago'],
    [50 * minute, 'an hour ago'],
    [3 * hour, '3 hours ago'],
    [23 * hour, 'a day ago'],
    [3 * day, '3 days ago'],
    [30 * day, 'a month ago'],
    [46 * day, '2 months ago'],
    [300 * day, '10 months ago'],
    [400 * day, 'a year ago'],
    [549 * day, '2 years ago'],
    [1826 * day, '5 years ago'],
  ])('%i ms: %s', (distance, words) => {
    expect(ago(distance)).toBe(words);
  });

  it('supports future times', () => {
    expect(ago(-3 * day)).toBe('in 3 days');
  });

  it('accepts milliseconds as now, and returns an empty text for an invalid date', () => {
    expect(fromNow('2026-10-03T11:00:00Z', now.getTime())).toBe('an hour ago');
    expect(fromNow('soon', now)).toBe('');
  });
});
