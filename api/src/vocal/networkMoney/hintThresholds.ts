import type { HintThreshold } from '@marquee/shared/domain';

/**
 * When a day's reads are worth a look. All numbers are of counted reads, and small posts get no hint: of three reads, two
 * are often one household.
 *
 * - A network counts five times for a post a day at most (`IMPRESSION_NETWORK_POST_LIMIT`). One that exhausts this and is a
 *   quarter of the day's reads is a post that hardly anybody else read.
 * - A day has 1,440 minutes. A link in a newsletter brings its readers within an hour, a few of a hundred in each minute; a
 *   quarter of a day in one minute is no queue of people.
 * - Twenty reads are four times the limit of a post: somebody who reads a writer's posts one after the other. A fifth of
 *   the writer's day from one network is beyond an office or a school.
 */
export const hintThresholds = {
  'post-network': { leastReads: 5, leastOfReads: 10, leastShare: 0.25 },
  'post-minute': { leastReads: 10, leastOfReads: 20, leastShare: 0.25 },
  'writer-network': { leastReads: 20, leastOfReads: 30, leastShare: 0.2 },
} as const satisfies Record<HintThreshold['kind'], Omit<HintThreshold, 'kind'>>;
