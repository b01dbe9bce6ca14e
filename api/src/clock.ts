/** Tells the time; a parameter so that tests can. */
export type Clock = () => Date;
