import { describe, expect, it } from '@jest/globals';
import { formatDateTime } from './formatDateTime.ts';

describe('formatDateTime', () => {
  it("writes 'MMM D, YYYY - HH:mm' in UTC", () => {
    expect(formatDateTime('2026-10-03T04:05:59Z')).toBe('Oct 3, 2026 - 04:05');
    expect(formatDateTime('2026-01-01T00:30:00+02:00')).toBe('Dec 31, 2025 - 22:30');
  });

  it('writes it in the time zone of a reader', () => {
    expect(formatDateTime('2026-11-22T02:11:00Z', 480)).toBe('Nov 21, 2026 - 18:11');
    expect(formatDateTime('2026-12-31T20:00:00Z', -330)).toBe('Jan 1, 2027 - 01:30');
  });

  it('returns an empty text for an invalid date', () => {
    expect(formatDateTime('soon')).toBe('');
  });
});
