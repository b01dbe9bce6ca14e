// In a file without schemas, because pages load this and do not load zod.

/** Maximum characters of a note or a reply, notes of a post, and replies to a note. */
export const noteLimits = { text: 2_000, notes: 200, replies: 50 } as const;
