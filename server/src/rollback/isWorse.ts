import type { Tally } from '../counts/CountStep.ts';

/** Errors of one kind, and the pages on which they could have happened. */
type ErrorCount = Pick<Tally, 'errors' | 'pages'>;

/** Fewer errors prove nothing, however few the pages were. */
const minErrors = 3;
/** Open tabs have errors too: with hardly any page, their number proves nothing. */
const minPages = 20;
/** An error rate that is never held against a release: browsers have errors of their own. */
const toleratedRate = 0.002;
/** Probability of the errors by chance alone, below which a release is worse. */
const significance = 0.001;

/**
 * True if a release has more errors than chance explains.
 * @param baseline error rate of the release that it is compared with, from 0 to 1
 */
export function isWorse({ errors, pages, baseline }: ErrorCount & { baseline: number }): boolean {
  if (errors < minErrors || pages < minPages) return false;
  return poissonTail(errors, pages * Math.max(baseline, toleratedRate)) < significance;
}

/** The rate of a count, with the margin that chance allows: few pages prove little. */
export function rateOf({ errors, pages }: ErrorCount): number {
  return pages === 0 ? 1 : Math.min(1, (errors + 1 + 2 * Math.sqrt(errors)) / pages);
}

/** P(X >= count) when `mean` are expected. */
export function poissonTail(count: number, mean: number): number {
  if (mean <= 0) return count > 0 ? 0 : 1;
  // From the first term on, in logarithms: e^-mean alone would be 0 for a thousand errors.
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
