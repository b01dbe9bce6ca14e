import { describe, expect, it } from '@jest/globals';
import { cpuPerResponse, median, medians, percentile } from './statistics.ts';

describe('median', () => {
  it('is the middle value, or the mean of two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 1, 4, 3])).toBe(3.5);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });

  it('keeps the order of its input', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('percentile', () => {
  it('is the value of the nearest rank', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([4, 8], 0.5)).toBe(4);
    expect(percentile([8], 0.99)).toBe(8);
    expect(percentile([8], 0)).toBe(8);
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe('medians', () => {
  it('are made for each figure, and count 0 for a run without it', () => {
    expect(medians([{ a: 1, b: 2 }, { a: 3 }, { a: 2, b: 4 }])).toEqual({ a: 2, b: 2 });
    expect(medians([])).toEqual({});
  });
});

describe('cpuPerResponse', () => {
  it('is the processor time divided by the responses', () => {
    expect(cpuPerResponse(50, 1_000)).toBe(0.05);
    expect(cpuPerResponse(50, 0)).toBeNaN();
  });
});
