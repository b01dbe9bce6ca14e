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
  signedOut: 'You are signed out.',
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

  passwordHint: 'At least 10 characters. A few unrelated words work well.',

  needFirstName: 'Enter your first name.',
  needLastName: 'Enter your last name.',
  needEmail: 'Enter a valid email address.',
  needPassword: 'Enter your password.',
  shortPassword: 'Use at least 10 characters.',
  tooLong: (limit: number) => `Use no more than ${limit} characters.`,

  pitchLabel: 'About Vocal',
  pitchHeadline: ['Write it down.', 'Be heard.'],
  pitch: (magazines: number) =>
    `Bring your own story. A moderator reviews it, ${magazines === 1 ? 'a magazine' : `one of ${inWords(magazines)} magazines`} publishes it, and you earn 3.80 USD for every 1,000 reads.`,
  stepsLabel: 'How it works',
  steps: [
    { name: 'Write', text: 'in your own words, about what you know.' },
    { name: 'Get reviewed', text: 'by a moderator who reads to the end.' },
    { name: 'Get published', text: 'under your name, in the right magazine.' },
    { name: 'Get paid', text: '3.80 USD per 1,000 reads, once you reach 35 USD.' },
  ],
  magazinesLabel: (count: number) => (count === 1 ? 'The magazine' : `The ${inWords(count)} magazines`),

  hello: (firstName: string) => `Hello, ${firstName}.`,
  writerLead: 'Write, submit and track your posts here.',
  moderatorLead: 'Posts waiting for review are in the review desk.',
  waitingPosts: (count: number) =>
    count === 0
      ? 'No post is waiting for review.'
      : count === 1
        ? 'One post is waiting for review.'
        : `${count} posts are waiting for review.`,
  balance: 'Balance',
  balanceAndEarnings: 'Balance and earnings',
  name: 'Name',
  role: 'Role',
  writer: 'Writer',
  roles: {
    administrator: 'Administrator',
    editor: 'Editor',
    author: 'Author',
    accountant: 'Accountant',
    auditor: 'Auditor',
  },
} as const;
