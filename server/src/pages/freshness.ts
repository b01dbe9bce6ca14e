import type { ResponseTraits } from '../upstream/apiTransport.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Time for which a page is fresh, by the age of its newest post, because news changes more often than an archive.
 * Purges still make changes visible at once. The times need no random spread, because a request for a stale page does
 * not wait for the new page.
 */
const freshByAge: readonly { newerThan: number; fresh: number }[] = [
  { newerThan: hour, fresh: 30 * second },
  { newerThan: day, fresh: 2 * minute },
  { newerThan: 7 * day, fresh: 10 * minute },
  { newerThan: Number.POSITIVE_INFINITY, fresh: hour },
];

/** Time for which a page is fresh if it lacks a part because a call to the api failed. */
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

/** Time for which a 404 page is fresh. It is short, because the page may be published any minute. */
export const notFoundFreshMs = 10 * second;

/** Time for which a redirect is fresh. Also the `max-age` for browsers if the redirect has no tags. */
export const redirectFreshMs = minute;

/** Time for which a stale page is served while a new one is rendered. Older pages are served only if rendering fails. */
export const staleMs = day;

/** Pause after a failed render of a stored page. */
export const retryMs = 3 * second;

/** Time after a failure in which readers get the stored page at once, because an api that hangs never answers. */
export const failingMs = 10 * second;

/** `Retry-After` of a page that cannot be rendered. */
export const retryAfterSeconds = 10;
