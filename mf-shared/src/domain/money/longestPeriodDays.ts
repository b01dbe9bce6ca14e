// Apart from the schemas: pages have this, and none has zod.

/** Days of one question at most: a year, and the day of a leap year. */
export const longestPeriodDays = 366;
