/** Texts of the list of former addresses. */
export const redirectTexts = {
  lead: 'Former addresses lead readers to the present ones. A former address that is freed leads nowhere, and can be given to another page.',
  search: 'Search addresses and names',
  none: 'No address of this magazine has changed.',
  noneFound: (q: string) => `No former address and no name has “${q}” in it.`,
  leadsTo: (name: string, path: string) => `leads to “${name}”, ${path}`,
  leadsNowhere: 'leads to a post that is not published',
  since: 'since',
  free: 'Free',
  actionOn: (action: string, path: string) => `${action}: ${path}`,
  willFree: (path: string) => `${path} will lead nowhere: links to it, also those on other sites, will break.`,
  freeNow: 'Free this address',
  keep: 'Keep it',
  freed: (path: string) => `${path} is free.`,
} as const;
