import { expect, it } from '@jest/globals';
import { lowScores, medianScores } from './lighthouseScores.ts';

const scores = (performance: number, seo = 100) => ({ performance, accessibility: 100, 'best-practices': 100, seo });

it('takes the median of each category', () => {
  expect(medianScores([scores(98.4, 92), scores(93), scores(99)])).toEqual(scores(98));
});

it('names the categories below their bars, and those without a score', () => {
  expect(lowScores(scores(95))).toEqual([]);
  expect(lowScores(scores(94, 99))).toEqual(['performance', 'seo']);
  const { seo: _, ...others } = scores(100);
  expect(lowScores(medianScores([others]))).toEqual(['seo']);
});
