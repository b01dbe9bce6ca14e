/** Limits of calls about the people of the network. */
export const peopleLimits = { search: 100, grants: 50, reason: 500 } as const;
