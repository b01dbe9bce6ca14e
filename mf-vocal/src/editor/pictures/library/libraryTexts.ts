/** Texts of the dialog with the picture library, which load with its code. */
export const libraryTexts = {
  title: 'Picture library',
  search: 'Search the library',
  find: 'Search',
  loading: 'Loading pictures…',
  failed: 'The library could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  none: 'The library has no picture for this post.',
  noneLead: 'A post finds the pictures of its magazine. Choose the magazine in Settings first.',
  noneFound: (q: string) => `No picture matches “${q}”.`,
  credit: (credit: string) => `Credit: ${credit}`,
  expiring: (day: string) => `Expires on ${day}`,
  expired: (day: string) => `Expired on ${day}`,
  more: 'More pictures',
  cancel: 'Cancel',
} as const;
