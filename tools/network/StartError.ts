/** A sentence that a person can act on. */
export class StartError extends Error {}
