/** Texts of the list of former addresses. */
export const redirectTexts = {
  lead: 'Old URLs redirect to the current ones. If you delete a redirect, another page can use its URL.',
  search: 'Search URLs and titles',
  none: 'This magazine has no redirects yet.',
  noneFound: (q: string) => `No redirect matches “${q}”.`,
  leadsTo: (name: string, path: string) => `redirects to “${name}”, ${path}`,
  leadsNowhere: 'redirects to an unpublished post',
  since: 'since',
  free: 'Delete',
  actionOn: (action: string, path: string) => `${action}: ${path}`,
  willFree: (path: string) => `${path} will stop redirecting. Links to it will break, including links on other sites.`,
  freeNow: 'Delete redirect',
  keep: 'Keep it',
  freed: (path: string) => `The redirect from ${path} was deleted.`,
} as const;
