import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Returns the error for a note or reply beyond the maximum number. */
export const notesFull = (detail: string) => new ProblemError(409, 'notes-full', detail);
