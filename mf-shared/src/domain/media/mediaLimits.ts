// In a file without schemas, because pages load this and do not load zod.

/** Maximum characters of the texts of a picture in the library. */
export const mediaLimits = {
  title: 200,
  fileName: 200,
  credit: 200,
  rights: 1_000,
  altText: 500,
  search: 100,
  /** Pictures on a page of the library. */
  page: 48,
  /** Posts in the list of uses of a picture. */
  uses: 200,
} as const;

/** Days before the last day of a picture from which the library, the board and the editor warn. */
export const expiringDays = 30;
/** Days before the last day of a picture of a live post from which the editors of the site get a notice. */
export const noticeDays = 7;

/** Page of Vocal behind the notice that a picture expires. */
export const expiringMediaPath = '/vocal/desk/media?filter=expired';

/** Filters of the library. `expired` includes the pictures that expire soon. */
export const mediaFilters = ['unused', 'expired', 'noCredit', 'noAltText'] as const;
export type MediaFilter = (typeof mediaFilters)[number];
