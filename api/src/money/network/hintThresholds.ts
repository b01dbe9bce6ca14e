import type { HintThreshold } from '@marquee/shared/domain';

/**
 * Thresholds at which a day's reads become a hint. All numbers are of counted reads. Small posts get no hint, because
 * two of three reads are often one household.
 * - A network counts at most five times a day for a post (`IMPRESSION_NETWORK_POST_LIMIT`). If a network exhausts this
 *   with a quarter of the day's reads, the post has hardly any other readers.
 * - A day has 1,440 minutes. A link in a newsletter brings its readers within an hour, a few percent of them in each
 *   minute. A quarter of a day's reads in one minute does not come from people.
 * - Twenty reads are four times the limit of a post, as from one reader who opens all posts of a writer. A fifth of the
 *   writer's day from one network is beyond an office or a school.
 */
export const hintThresholds = {
  'post-network': { leastReads: 5, leastOfReads: 10, leastShare: 0.25 },
  'post-minute': { leastReads: 10, leastOfReads: 20, leastShare: 0.25 },
  'writer-network': { leastReads: 20, leastOfReads: 30, leastShare: 0.2 },
} as const satisfies Record<HintThreshold['kind'], Omit<HintThreshold, 'kind'>>;
