const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long a link is valid. */
export const previewMs = 7 * dayMs;
/** How long a link of the review desk is valid, if no decision ends it: a working day. */
export const deskPreviewMs = 8 * hourMs;
/** Valid links of one moderator's desk to a post, as several tabs need them: a new one ends the oldest beyond these. */
export const mostDeskPreviews = 3;
/** Valid links of a post: a new one ends the oldest beyond these. */
export const mostPreviews = 20;
/** Reads of one preview by one network in a minute. */
export const readsInMinute = 120;
/** Tokens that are none, of one network in a quarter of an hour. */
export const guessesInQuarter = 60;
