// Apart from the schemas, as uploadLimits.ts is.

/** Limits of what moderators send about a site's categories, channels and tags. */
export const curationLimits = {
  name: 60,
  key: 60,
  /** Rows that one merge removes. */
  merged: 20,
} as const;
