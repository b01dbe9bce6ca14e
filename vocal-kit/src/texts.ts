/** Texts that the pages of writers and of moderators share. */
export const texts = {
  vocal: 'Vocal',
  titleOf: (page: string) => `${page} · Vocal`,

  home: 'Home',
  posts: 'Posts',
  money: 'Your money',
  desk: 'Review desk',
  curation: 'Curation',
  networkMoney: 'Network finances',
  account: 'Your account',
  notices: (unread: number) => (unread === 0 ? 'Notices' : `Notices, ${unread} not read`),
  menuOf: (name: string) => `Menu of ${name}`,

  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signOutAnyway: 'Sign out anyway',
  untitledPost: 'Untitled post',
  wouldLose: (titles: readonly string[]) =>
    `Some changes could not be saved: ${titles.join(', ')}. They are only in this browser, and signing out removes them.`,
  signOutFailed: 'You are still signed in: we could not reach Vocal. Please try again.',

  lookAtFields: (count: number) =>
    count === 1 ? 'One field needs another look.' : `${count} fields need another look.`,
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  offline: 'You seem to be offline. Try again once you are connected.',
  unreachable: 'We could not reach Vocal. Check your connection and try again.',
  serverError: 'Something went wrong on our side. Please try again in a moment.',
  typedStays: 'What you typed stays here.',

  notFoundHeading: 'There is nothing at this address.',
  notFound: 'This part of Vocal is not open yet, or the address is mistyped.',
  toHome: 'Go to your home page',
  sessionFailedHeading: 'We could not open Vocal.',
  sessionFailed: 'We could not check that you are signed in. Your work is safe. Check your connection and try again.',
  tryAgain: 'Try again',
  find: 'Find',
  brokenHeading: 'Something went wrong on this page.',
  broken: 'Loading the page again usually helps. The browser’s console has the details.',
  reload: 'Load the page again',
} as const;
