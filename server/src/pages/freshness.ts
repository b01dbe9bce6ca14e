import type { ResponseTraits } from '../upstream/apiTransport.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Time for which a page is fresh, by the age of its newest post: news changes by the minute, an archive hardly at all. Data, so
 * that an operator can read it; purges make changes visible at once despite these. Spreading them is not needed: a page
 * that is no longer fresh is revalidated at the next request, which does not wait for it.
 */
const freshByAge: readonly { newerThan: number; fresh: number }[] = [
  { newerThan: hour, fresh: 30 * second },
  { newerThan: day, fresh: 2 * minute },
  { newerThan: 7 * day, fresh: 10 * minute },
  { newerThan: Number.POSITIVE_INFINITY, fresh: hour },
];

/** A page that lacks a part, as a call to the api failed, is to be whole again soon. */
const incompleteFreshMs = 5 * second;

/** Returns the time for which a page is fresh, in milliseconds. @param traits traits of the responses used for the page */
export function freshMs(
  { newest, isIncomplete }: Pick<ResponseTraits, 'newest' | 'isIncomplete'>,
  now: number,
): number {
  if (isIncomplete) return incompleteFreshMs;
  const age = now - newest;
  return freshByAge.find(({ newerThan }) => age < newerThan)?.fresh ?? minute;
}

/** A missing page is fresh for a short time: it may be published any minute. */
export const notFoundFreshMs = 10 * second;

/** A redirect, for browsers too where it depends on nothing that can change. */
export const redirectFreshMs = minute;

/** Time for which a stale page is served while a new one is rendered. Older pages are served only if rendering fails. */
export const staleMs = day;

/** Pause after a failed revalidation of a stored page. */
export const retryMs = 3 * second;

/** Time after a failure in which readers get the stored page at once, because an api that hangs never answers. */
export const failingMs = 10 * second;

/** The `Retry-After` of a page that cannot be made. */
export const retryAfterSeconds = 10;
