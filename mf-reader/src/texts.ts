/** Every text of the reader's interface, in the spec's words. */
export const texts = {
  network: 'Network',
  categories: 'Categories',
  latestPosts: 'Latest posts',
  noPosts: 'No Posts found',
  titleOfPage: (title: string, page: number) => `${title} - Page ${page}`,
  pagination: 'Pages',
  page: 'Page',
  previous: 'Prev',
  next: 'Next',
  opensInNewTab: '(opens in a new tab)',
} as const;

/** Messages for developers and logs. */
export const messages = {
  noPromo: 'Could not get promo',
} as const;
