import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** The refusal of a change by a moderator who saw something else than what is stored. */
export function curationChanged(subject: string): ProblemError {
  return new ProblemError(409, 'curation-changed', `Somebody else changed ${subject} meanwhile.`);
}
