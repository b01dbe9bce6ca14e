const dayMs = 86_400_000;

/** How long a link is valid. */
export const previewMs = 7 * dayMs;
/** Valid links of a post: a new one ends the oldest beyond these. */
export const mostPreviews = 20;
/** Reads of one preview by one network in a minute. */
export const readsInMinute = 120;
/** Tokens that are none, of one network in a quarter of an hour. */
export const guessesInQuarter = 60;
