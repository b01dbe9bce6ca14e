/** Texts of lists: their pages, and what is said when they do not load. */
export const listTexts = {
  offline: 'You are offline.',
  offlineHelp: 'Your posts will load once you are connected.',
  failed: 'We could not load your posts.',
  failedHelp: 'Nothing is lost. Try again in a moment.',
  pagesLabel: 'Pages of the list',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: 'Previous page',
  older: 'Next page',
} as const;
