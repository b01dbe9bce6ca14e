/** The shell's own code that tests of the server run, instead of a built release. */

export { DeadlineError } from '../app/withinDeadline.ts';
export { htmlDocument } from '../document/htmlDocument.ts';
