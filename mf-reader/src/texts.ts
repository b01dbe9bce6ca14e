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
  articles: 'Articles',
  galleries: 'Galleries',
  videos: 'Videos',
  categoryNotFound: 'There is no such category.',
  channelNotFound: 'There is no such channel.',
  visitChannel: (host: string) => `Visit ${host}`,
  opensInNewTab: '(opens in a new tab)',
  onThisPage: 'On this page',
  mostRead: 'Most read',
  editorPicks: 'Editor’s picks',
  home: 'Home',
} as const;

/** Messages for developers and logs. */
export const messages = {
  noPromo: 'Could not get promo',
  noCategoryKey: 'A category page needs a category in its address, or an active one',
  noChannelKey: 'A channel page needs a channel in its address, or an active one',
  noChannelImage: (key: string) => `Channel ${key} has no image`,
  noMostViewed: 'Could not get most viewed posts',
  noEditorPicks: 'Could not get editor picks',
} as const;
