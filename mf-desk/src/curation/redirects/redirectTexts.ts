/** Texts of the list of former addresses. */
export const redirectTexts = {
  lead: 'Old addresses redirect to the current ones. If you free an old address, it stops redirecting, and another page can use it.',
  search: 'Search addresses and names',
  none: 'No address of this magazine has changed.',
  noneFound: (q: string) => `No old address or name contains “${q}”.`,
  leadsTo: (name: string, path: string) => `redirects to “${name}”, ${path}`,
  leadsNowhere: 'redirects to an unpublished post',
  since: 'since',
  free: 'Free',
  actionOn: (action: string, path: string) => `${action}: ${path}`,
  willFree: (path: string) => `${path} will stop redirecting. Links to it will break, including links on other sites.`,
  freeNow: 'Free this address',
  keep: 'Keep it',
  freed: (path: string) => `${path} is free.`,
} as const;
