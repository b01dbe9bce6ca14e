// In a file without schemas, because the account page loads this and browser scripts do not load zod.

/** Side of an avatar in pixels: minimum cut from a picture, and maximum stored. */
export const avatarLimits = { min: 120, max: 1200 } as const;
