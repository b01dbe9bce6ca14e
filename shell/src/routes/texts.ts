/** Texts of the shell's own pages. */
export const texts = {
  notHereYetTitle: 'Not here yet',
  notHereYet: 'This page is still being built. Everything else on the site is a click away.',
  notFoundTitle: 'Page not found',
  notFound: 'There is no page at this address. It may have moved, or the link may be mistyped.',
  errorTitle: 'Something went wrong',
  error: 'The page could not be shown. Please try again in a moment.',
  backHome: 'Back to the front page',
  tryAgain: 'Try again',
  handoverTitle: 'Continue on Vocal',
  handover: 'Signing in and writing happen on Vocal, our creator platform.',
} as const;
