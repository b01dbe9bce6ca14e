/** Titles of the error page; apart from its other texts, as the application needs them before the page itself is loaded. */
export const errorTitles = { missing: 'Page not found', failed: 'Something went wrong' } as const;
