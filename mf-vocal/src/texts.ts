const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number as a sentence has it: as a word up to twelve. */
const inWords = (count: number) => numbers[count - 1] ?? String(count);

/** Texts of the creator platform. */
export const texts = {
  vocal: 'Vocal',
  titleOf: (page: string) => `${page} · Vocal`,

  signIn: 'Sign in',
  signUp: 'Create account',
  signOut: 'Sign out',
  signInHeading: 'Sign in to Vocal',
  signUpHeading: 'Create your account',
  chooseWay: 'Sign in or create an account',
  signingIn: 'Signing in…',
  signingUp: 'Creating your account…',
  signingOut: 'Signing out…',
  signOutAnyway: 'Sign out anyway',
  untitledPost: 'Untitled post',
  wouldLose: (titles: readonly string[]) =>
    `Some changes could not be saved: ${titles.join(', ')}. They are only in this browser, and signing out removes them.`,
  signedOut: 'You are signed out. See you soon.',
  signInFirst: 'Sign in to go on.',
  signInInstead: 'Sign in instead',

  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  show: 'Show',
  hide: 'Hide',
  forgotten: 'Forgot password?',
  agreement: 'By creating an account you agree to the',
  terms: 'Terms of Use',
  and: 'and the',
  privacy: 'Privacy Policy',
  backTo: (magazine: string) => `Back to ${magazine}`,

  passwordHint: 'At least 10 characters. A few words you remember do well.',

  needFirstName: 'Please tell us your first name.',
  needLastName: 'Please tell us your last name.',
  needEmail: 'That does not look like an email address.',
  needPassword: 'Please enter your password.',
  shortPassword: 'Please use at least 10 characters.',
  tooLong: (limit: number) => `Please use no more than ${limit} characters.`,
  lookAtFields: (count: number) =>
    count === 1 ? 'One field needs another look.' : `${count} fields need another look.`,
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  offline: 'You seem to be offline. Try again once you are connected.',
  unreachable: 'We could not reach Vocal. Check your connection and try again.',
  serverError: 'Something went wrong on our side. Please try again in a moment.',
  typedStays: 'What you typed stays here.',
  signOutFailed: 'You are still signed in: we could not reach Vocal. Please try again.',

  pitchLabel: 'About Vocal',
  pitchHeadline: ['Write it down.', 'Be heard.'],
  pitch: (magazines: number) =>
    `Bring a story of your own. An editor reviews it, ${magazines === 1 ? 'a magazine' : `one of ${inWords(magazines)} magazines`} publishes it, and you earn 3.80 USD for every 1,000 reads.`,
  stepsLabel: 'How it works',
  steps: [
    { name: 'Write', text: 'in your own words, about what you know.' },
    { name: 'Get reviewed', text: 'by an editor who reads to the end.' },
    { name: 'Be published', text: 'under your name, in the magazine that fits.' },
    { name: 'Get paid', text: '3.80 USD per 1,000 reads, from 35 USD.' },
  ],
  magazinesLabel: (count: number) => (count === 1 ? 'The magazine' : `The ${inWords(count)} magazines`),

  home: 'Home',
  hello: (firstName: string) => `Hello, ${firstName}.`,
  writerLead: 'This is where you write, submit and follow your posts.',
  moderatorLead: 'This is where posts are reviewed and published. The review desk has what waits for you.',
  posts: 'Posts',
  desk: 'Review desk',
  curation: 'Curation',
  account: 'Your account',
  notices: (unread: number) => (unread === 0 ? 'Notices' : `Notices, ${unread} not read`),
  menuOf: (name: string) => `Menu of ${name}`,
  name: 'Name',
  role: 'Role',
  writer: 'Writer',
  moderator: 'Moderator',

  notFoundHeading: 'There is nothing at this address.',
  notFound: 'This part of Vocal is not open yet, or the address is mistyped.',
  toHome: 'Go to your home page',
  sessionFailedHeading: 'We could not open Vocal.',
  sessionFailed: 'The answer to who you are did not reach us. Nothing is lost; check your connection and try again.',
  tryAgain: 'Try again',
  find: 'Find',
  brokenHeading: 'Something broke on this page.',
  broken: 'It has been noted in the browser’s console. Loading the page again usually helps.',
  reload: 'Load the page again',
} as const;
