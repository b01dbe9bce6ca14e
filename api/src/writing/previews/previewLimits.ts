const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Lifetime of a link, in milliseconds. */
export const previewMs = 7 * dayMs;
/** Lifetime of a review desk link in milliseconds, which is a working day. A decision ends the link earlier. */
export const deskPreviewMs = 8 * hourMs;
/**
 * Maximum number of valid links of a moderator's desk to a post, as several tabs need one each. A new link ends the
 * oldest.
 */
export const maxDeskPreviews = 3;
/** Maximum number of valid links of a post. A new link ends the oldest. */
export const maxPreviews = 20;
/** Maximum number of reads of a preview by a network in a minute. */
export const readsInMinute = 120;
/** Maximum number of invalid tokens from a network in a quarter of an hour. */
export const guessesInQuarter = 60;
