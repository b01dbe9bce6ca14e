/** Texts of the shell's own pages. */
export const texts = {
  notFound: (path: string) => `There is no page at ${path}. It may have moved, or the link may be mistyped.`,
  error: 'The page could not be shown. Please try again in a moment.',
  backHome: 'Back to the front page',
  tryAgain: 'Try again',
  categories: 'Categories',
  latest: 'Latest',
  search: 'Search',
  searchHint: 'A word, a name, a whole sentence: everything on the site is looked through.',
  offlineTitle: 'You are offline',
  offline: 'This page has not been kept for reading offline. It will be here when the connection is back.',
  platformNeedsScripts:
    'This page is written by scripts, which your browser does not run. Please allow them for this site.',
  savedPages: 'You can still read',
} as const;
