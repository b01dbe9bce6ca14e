import { LocalCopies } from './LocalCopies.ts';

/** The copies of this browser. */
export const browserCopies = new LocalCopies();
