/** The shell's own code that tests of the server run, in the place of a built release. */
export { htmlDocument } from '../app/document.ts';
export { DeadlineError } from '../app/withinDeadline.ts';
