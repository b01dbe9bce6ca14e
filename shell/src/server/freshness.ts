const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long a page is fresh, by the age of its newest post: news changes by the minute, an archive hardly at all. Data, so
 * that an operator can read it; purges make changes visible at once whatever these say.
 */
const freshByAge: readonly { newerThan: number; fresh: number }[] = [
  { newerThan: hour, fresh: 30 * second },
  { newerThan: day, fresh: 2 * minute },
  { newerThan: 7 * day, fresh: 10 * minute },
  { newerThan: Number.POSITIVE_INFINITY, fresh: hour },
];

/** Milliseconds. @param newest time of the newest post on the page, 0 when it has none */
export function freshMs(newest: number, now: number): number {
  const age = now - newest;
  return freshByAge.find(({ newerThan }) => age < newerThan)?.fresh ?? minute;
}

/** A page that does not exist is asked for again soon: it may be published any minute. */
export const notFoundFreshMs = 10 * second;
