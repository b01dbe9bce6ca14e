import { median } from '../statistics.ts';

/** Scores of one report from 0 to 100, by category. */
export type Scores = Readonly<Record<string, number>>;

/** Lowest good score of each category. */
export const lighthouseBars: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Median score of each category over several reports, rounded as in Lighthouse. NaN for a category that a report lacks. */
export function medianScores(reports: readonly Scores[]): Scores {
  return Object.fromEntries(
    Object.keys(lighthouseBars).map((name) => [
      name,
      Math.round(median(reports.map((report) => report[name] ?? Number.NaN))),
    ]),
  );
}

/** Categories whose score is below the bar or missing. */
export function lowScores(scores: Scores): string[] {
  return Object.entries(lighthouseBars)
    .filter(([name, bar]) => !((scores[name] ?? Number.NaN) >= bar))
    .map(([name]) => name);
}
