import type { Tally } from '../counts/CountStep.ts';

/** Errors of one kind, and the pages on which they could have happened. */
type ErrorCount = Pick<Tally, 'errors' | 'pages'>;

/** Minimum number of errors for a finding, however few the pages are. */
const minErrors = 3;
/** Minimum number of pages for a finding. With fewer pages, most errors may come from tabs that were already open. */
const minPages = 20;
/** Error rate that is always tolerated, because browsers cause errors themselves. */
const toleratedRate = 0.002;
/** A release is worse if the probability that its errors are due to chance is below this value. */
const significance = 0.001;

/**
 * True if a release has more errors than chance explains.
 * @param baseline error rate of the release that it is compared with, from 0 to 1
 */
export function isWorse({ errors, pages, baseline }: ErrorCount & { baseline: number }): boolean {
  if (errors < minErrors || pages < minPages) return false;
  return poissonTail(errors, pages * Math.max(baseline, toleratedRate)) < significance;
}

/** Returns the error rate, with a margin for chance that is larger for few pages. */
export function rateOf({ errors, pages }: ErrorCount): number {
  return pages === 0 ? 1 : Math.min(1, (errors + 1 + 2 * Math.sqrt(errors)) / pages);
}

/** Returns the Poisson probability of at least `count` events if `mean` are expected. */
export function poissonTail(count: number, mean: number): number {
  if (mean <= 0) return count > 0 ? 0 : 1;
  // Uses logarithms, because e^-mean alone would be 0 for a thousand errors.
  let logTerm = -mean;
  for (let k = 1; k <= count; k += 1) logTerm += Math.log(mean / k);
  if (count > mean) {
    let [term, sum] = [Math.exp(logTerm), 0];
    for (let k = count + 1; term > sum * 1e-12 && term > 0; k += 1) {
      sum += term;
      term *= mean / k;
    }
    return Math.min(1, sum);
  }
  // The exact tail does not matter above one half.
  return 1 - lowerSum(count, mean);
}

function lowerSum(count: number, mean: number): number {
  let logTerm = -mean;
  let sum = 0;
  for (let k = 0; k < count; k += 1) {
    sum += Math.exp(logTerm);
    logTerm += Math.log(mean / (k + 1));
  }
  return sum;
}
