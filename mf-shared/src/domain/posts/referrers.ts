// In a file without schemas, because pages load this and do not load zod.

/**
 * Kinds of pages that link to a post: a search engine, a social network, a page of ours, any other page, and none or
 * unknown. The browser finds the kind and sends nothing else about the page.
 */
export const referrers = ['search', 'social', 'network', 'other', 'none'] as const;
export type Referrer = (typeof referrers)[number];

/** Maximum seconds in one report of time read. */
export const maxReportedSeconds = 1_800;
