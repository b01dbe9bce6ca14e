import { describe, expect, it } from '@jest/globals';
import { freshMs } from './freshness.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('freshMs', () => {
  it.each([
    ['2026-11-20T11:30:00Z', 30_000],
    ['2026-11-20T00:00:00Z', 120_000],
    ['2026-11-16T00:00:00Z', 600_000],
    ['2025-01-01T00:00:00Z', 3_600_000],
  ])('a page whose newest post is of %s is fresh for %i ms', (newest, expected) => {
    expect(freshMs({ newest: Date.parse(newest), isIncomplete: false }, now)).toBe(expected);
  });

  it('a page without posts is fresh as long as an old one', () => {
    expect(freshMs({ newest: 0, isIncomplete: false }, now)).toBe(3_600_000);
  });

  it('an incomplete page is soon rendered again, whatever its age', () => {
    expect(freshMs({ newest: 0, isIncomplete: true }, now)).toBe(5_000);
  });
});
