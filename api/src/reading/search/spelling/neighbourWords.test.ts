import { expect, test } from '@jest/globals';
import { neighbourWords } from './neighbourWords.ts';

test("are all words at one typo's distance", () => {
  const words = neighbourWords('baer');
  expect(words).toEqual(
    expect.arrayContaining(['bear', 'aber', 'baers', 'xbaer', 'ber', 'bae', 'aer', 'bader', 'baex']),
  );
  expect(words).not.toContain('baer');
  expect(new Set(words).size).toBe(words.length);
});

test('are empty for a long word', () => {
  expect(neighbourWords('volcano')).toEqual([]);
});
