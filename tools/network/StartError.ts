/** The network cannot start. The message says what a person can do. */
export class StartError extends Error {}
