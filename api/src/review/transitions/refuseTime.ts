import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Longest time from now to a publication or to the end of an embargo, in milliseconds. */
const maxScheduleMs = 366 * 86_400_000;

/**
 * @param pointer JSON pointer of the time in the body of the call
 * @throws ProblemError 422 for a time that is past or after a year
 */
export function refuseTime(time: Date, now: Date, pointer = '/publishAt'): void {
  const wrong = (message: string) =>
    new ProblemError(422, 'invalid', message, { errors: [{ pointer, code: 'missing', message }] });
  if (time <= now) throw wrong('Choose a time in the future.');
  if (time.getTime() - now.getTime() > maxScheduleMs) throw wrong('Choose a time within a year.');
}
