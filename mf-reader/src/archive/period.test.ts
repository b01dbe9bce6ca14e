import { describe, expect, it } from '@jest/globals';
import { newerPeriod, olderPeriod, periodDays, periodLabel, periodPath, readPeriod } from './period.ts';

describe('the neighbours of a period', () => {
  const now = { year: 2026, month: 11 };

  it('are of the same length', () => {
    expect(olderPeriod({ year: 2026, month: 1 })).toEqual({ year: 2025, month: 12 });
    expect(olderPeriod({ year: 2026, month: 11 })).toEqual({ year: 2026, month: 10 });
    expect(olderPeriod({ year: 2026 })).toEqual({ year: 2025 });
    expect(newerPeriod({ year: 2025, month: 12 }, now)).toEqual({ year: 2026, month: 1 });
    expect(newerPeriod({ year: 2025 }, now)).toEqual({ year: 2026 });
  });

  it('end with the current period', () => {
    expect(newerPeriod({ year: 2026, month: 10 }, now)).toEqual(now);
    expect(newerPeriod(now, now)).toBeNull();
    expect(newerPeriod({ year: 2027, month: 1 }, now)).toBeNull();
    expect(newerPeriod({ year: 2026 }, now)).toBeNull();
  });
});

describe('the period of an archive page', () => {
  it('is a year or a month', () => {
    expect(readPeriod({ year: '2026' })).toEqual({ year: 2026 });
    expect(readPeriod({ year: '2026', month: '10' })).toEqual({ year: 2026, month: 10 });
    expect(readPeriod({ year: '2026', month: '03' })).toEqual({ year: 2026, month: 3 });
  });

  it.each([
    ['26', undefined],
    ['02026', undefined],
    ['0000', undefined],
    ['year', undefined],
    ['２０２６', undefined],
    ['2026', '00'],
    ['2026', '13'],
    ['2026', '003'],
    ['2026', 'october'],
    ['2026', '1.5'],
  ])('does not exist in %s/%s', (year, month) => {
    expect(readPeriod({ year, month })).toBeNull();
  });

  it('has a label and an address', () => {
    expect([periodLabel({ year: 2026 }), periodPath({ year: 2026 })]).toEqual(['2026', '/archive/2026']);
    const march = { year: 2026, month: 3 };
    expect([periodLabel(march), periodPath(march)]).toEqual(['March, 2026', '/archive/2026/03']);
  });

  it.each([
    [{ year: 2026 }, '2026-01-01', '2026-12-31'],
    [{ year: 2026, month: 10 }, '2026-10-01', '2026-10-31'],
    [{ year: 2026, month: 12 }, '2026-12-01', '2026-12-31'],
    [{ year: 2024, month: 2 }, '2024-02-01', '2024-02-29'],
    [{ year: 2100, month: 2 }, '2100-02-01', '2100-02-28'],
  ])('covers its first to its last day: %j', (period, publishedAfter, publishedBefore) => {
    expect(periodDays(period)).toEqual({ publishedAfter, publishedBefore });
  });
});
