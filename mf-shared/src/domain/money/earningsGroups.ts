// Apart from the schemas: pages have this, and none has zod.

export const timeGroups = ['day', 'week', 'month'] as const;
export type TimeGroup = (typeof timeGroups)[number];
export const earningsGroups = [...timeGroups, 'post', 'site'] as const;
export type EarningsGroup = (typeof earningsGroups)[number];
