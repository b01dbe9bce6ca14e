import { describe, expect, it } from '@jest/globals';
import { formatDateTime } from './formatDateTime.ts';

describe('formatDateTime', () => {
  it("writes 'MMM D, YYYY - HH:mm' in UTC", () => {
    expect(formatDateTime('2026-10-03T04:05:59Z')).toBe('Oct 3, 2026 - 04:05');
    expect(formatDateTime('2026-01-01T00:30:00+02:00')).toBe('Dec 31, 2025 - 22:30');
  });

  it('writes nothing for what is no date', () => {
    expect(formatDateTime('soon')).toBe('');
  });
});
