// In a file without schemas, because pages load this and do not load zod.

/** Subjects by which editors can group reads. A section is the category of a post. */
export const readGroups = ['post', 'site', 'section', 'author'] as const;
export type ReadGroup = (typeof readGroups)[number];

/** Periods of reads, and their days. */
export const readPeriodDays = { today: 1, week: 7 } as const;
export type ReadPeriod = keyof typeof readPeriodDays;
