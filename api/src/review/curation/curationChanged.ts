import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Returns the error for a change that is based on an outdated state. */
export function curationChanged(subject: string): ProblemError {
  return new ProblemError(409, 'curation-changed', `Someone else has changed ${subject} in the meantime.`);
}
