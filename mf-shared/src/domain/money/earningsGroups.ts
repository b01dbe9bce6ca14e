// In a file without schemas, because pages load this and do not load zod.

export const timeGroups = ['day', 'week', 'month'] as const;
export type TimeGroup = (typeof timeGroups)[number];
export const earningsGroups = [...timeGroups, 'post', 'site'] as const;
export type EarningsGroup = (typeof earningsGroups)[number];
