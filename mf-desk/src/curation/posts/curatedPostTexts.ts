/** Texts of the published posts that moderators curate. */
export const curatedPostTexts = {
  lead: 'Find a published post to change its address, its channel or its special feature.',
  search: 'Words in the name of a published post',
  newest: 'The newest posts',
  none: 'This magazine has no published post yet.',
  noneFound: (q: string) => `No published post has “${q}” in its name.`,
  by: (author: string) => `by ${author}`,
  openOnSite: 'Open on the magazine',
  backToPosts: 'All posts',
  saved: 'Saved.',

  address: 'Address',
  key: 'End of the address',
  keyHint: 'Lower-case letters, digits and hyphens. The former address redirects to the new one.',
  wrongKey: 'Use lower-case letters, digits and single hyphens.',
  saveKey: 'Save the address',

  channel: 'Channel',
  noChannel: 'No channel',
  saveChannel: 'Save the channel',

  feature: 'Special feature',
  featureLead: 'A banner inside the post, with a link.',
  saveFeature: 'Save the special feature',
  removeFeature: 'Remove the special feature',
} as const;
