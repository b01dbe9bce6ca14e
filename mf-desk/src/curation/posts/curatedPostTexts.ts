/** Texts of the published posts that moderators curate. */
export const curatedPostTexts = {
  lead: 'Find a published post to change its URL slug, channel or special feature.',
  search: 'Search published posts by title',
  newest: 'Newest posts',
  none: 'This magazine has no published posts yet.',
  noneFound: (q: string) => `No published post matches “${q}”.`,
  by: (author: string) => `by ${author}`,
  openOnSite: 'View published post',
  backToPosts: 'All posts',
  saved: 'Saved.',

  address: 'URL',
  key: 'URL slug',
  keyHint: 'Lowercase letters, digits and hyphens. The old URL redirects to the new one.',
  wrongKey: 'Use lowercase letters, digits and single hyphens.',
  saveKey: 'Save URL slug',

  channel: 'Channel',
  noChannel: 'No channel',
  saveChannel: 'Save channel',

  feature: 'Special feature',
  featureLead: 'A banner inside the post, with a link.',
  saveFeature: 'Save special feature',
  removeFeature: 'Remove special feature',
} as const;
