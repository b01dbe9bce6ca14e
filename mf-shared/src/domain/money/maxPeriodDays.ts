// In a file without schemas, because pages load this and do not load zod.

/** Maximum days of one query: a leap year. */
export const maxPeriodDays = 366;
