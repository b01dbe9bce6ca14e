// Apart from the schema: the account page has this, and no browser script has zod.

/** Pixels of an avatar's side: the least that is cut out of a picture, and the most that is stored. */
export const avatarLimits = { least: 120, most: 1200 } as const;
