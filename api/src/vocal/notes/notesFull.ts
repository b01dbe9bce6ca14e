import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** The refusal of a note or a reply beyond the most that there can be. */
export const notesFull = (detail: string) => new ProblemError(409, 'notes-full', detail);
