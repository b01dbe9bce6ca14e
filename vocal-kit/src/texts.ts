/** Texts that the pages of writers and of moderators share. */
export const texts = {
  vocal: 'Vocal',
  titleOf: (page: string) => `${page} · Vocal`,

  home: 'Home',
  posts: 'Posts',
  pitches: 'Pitches and stories',
  planning: 'Planning',
  money: 'Your money',
  desk: 'Review desk',
  board: 'Posts of the network',
  media: 'Picture library',
  reads: 'Reads',
  curation: 'Curation',
  networkMoney: 'Network finances',
  audit: 'Audit',
  people: 'People',
  account: 'Your account',
  notices: (unread: number) => (unread === 0 ? 'Notices' : `Notices, ${unread} unread`),
  menuOf: (name: string) => `Account menu: ${name}`,

  factorNeeded: 'Set up a second factor',
  factorNeededText:
    'Your role needs one: an authenticator app or a passkey. If you have one already, sign out and sign in with it. Your posts and drafts are safe.',
  setUpFactor: 'Go to your account page',

  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signOutAnyway: 'Sign out anyway',
  untitledPost: 'Untitled post',
  wouldLose: (titles: readonly string[]) =>
    `Not saved yet: ${titles.join(', ')}. If you sign out now, these changes are lost.`,
  signOutFailed: 'We could not reach Vocal, so you are still signed in. Try again.',

  lookAtFields: (count: number) =>
    count === 1 ? 'One field needs another look.' : `${count} fields need another look.`,
  tooManyAttempts: 'Too many attempts. Wait a few minutes and try again.',
  offline: 'You seem to be offline. Try again once you are connected.',
  unreachable: 'We could not reach Vocal. Check your connection and try again.',
  serverError: 'Something went wrong on our side. Try again in a moment.',
  typedStays: 'Your text is still here.',

  notFoundHeading: 'Page not found',
  notFound: 'Check the URL, or start from your home page.',
  toHome: 'Go to your home page',
  sessionFailedHeading: 'We could not open Vocal.',
  sessionFailed: 'We could not check that you are signed in. Your work is safe. Check your connection and try again.',
  tryAgain: 'Try again',
  find: 'Find',
  brokenHeading: 'Something went wrong on this page.',
  broken: 'Reloading the page usually helps.',
  reload: 'Reload page',
} as const;
