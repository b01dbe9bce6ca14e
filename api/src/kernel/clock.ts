/** Returns the current time. It is a parameter so that tests can set the time. */
export type Clock = () => Date;
