import { texts as sharedTexts } from '@marquee/vocal-kit/texts.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number as a sentence has it: as a word up to twelve. */
const inWords = (count: number) => numbers[count - 1] ?? String(count);

/** Texts of the writers' pages. */
export const texts = {
  ...sharedTexts,

  signIn: 'Sign in',
  signUp: 'Create account',
  signInHeading: 'Sign in to Vocal',
  signUpHeading: 'Create your account',
  chooseWay: 'Sign in or create an account',
  signingIn: 'Signing in…',
  signingUp: 'Creating your account…',
  signedOut: 'You are signed out. See you soon.',
  signInFirst: 'Sign in to continue.',
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

  passwordHint: 'At least 10 characters. A few words that you can remember work well.',

  needFirstName: 'Please tell us your first name.',
  needLastName: 'Please tell us your last name.',
  needEmail: 'That does not look like an email address.',
  needPassword: 'Please enter your password.',
  shortPassword: 'Please use at least 10 characters.',
  tooLong: (limit: number) => `Please use no more than ${limit} characters.`,

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

  hello: (firstName: string) => `Hello, ${firstName}.`,
  writerLead: 'This is where you write, submit and follow your posts.',
  moderatorLead: 'This is where posts are reviewed and published. Posts waiting for review are in the review desk.',
  balance: 'Balance',
  balanceAndEarnings: 'Balance and earnings',
  name: 'Name',
  role: 'Role',
  writer: 'Writer',
  moderator: 'Moderator',
} as const;
