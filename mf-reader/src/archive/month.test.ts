import { describe, expect, it } from '@jest/globals';
import { monthLabel, monthOf, monthPath, monthsBackFrom, shortMonthLabel } from './month.ts';

describe('months', () => {
  it("follow the site's time zone", () => {
    const evening = new Date('2026-11-01T02:30:00Z');
    expect(monthOf(evening, 'America/New_York')).toEqual({ year: 2026, month: 10 });
    expect(monthOf(evening, 'Europe/Paris')).toEqual({ year: 2026, month: 11 });
    expect(monthOf(new Date('2027-01-01T04:59:59Z'), 'America/New_York')).toEqual({ year: 2026, month: 12 });
  });

  it('have a label, a short label and an address', () => {
    const march = { year: 2026, month: 3 };
    expect([monthLabel(march), shortMonthLabel(march), monthPath(march)]).toEqual([
      'March, 2026',
      'Mar 2026',
      '/archive/2026/03',
    ]);
  });

  it('are listed newest first, also across the turn of the year', () => {
    const months = monthsBackFrom({ year: 2026, month: 2 }, 13);
    expect(months).toHaveLength(13);
    expect(months.slice(0, 3).map(monthLabel)).toEqual(['February, 2026', 'January, 2026', 'December, 2025']);
    expect(months.at(-1)).toEqual({ year: 2025, month: 2 });
  });
});
