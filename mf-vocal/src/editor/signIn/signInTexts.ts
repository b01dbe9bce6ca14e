/** Texts of signing in over the editor. */
export const signInTexts = {
  heading: 'Sign in to save',
  text: 'Your post stays open. You go on where you were.',
  email: 'Account',
  password: 'Password',
  needPassword: 'Enter your password.',
  wrongPassword: 'The password is wrong, or the email of the account has changed.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  cancel: 'Not now',
  otherWay: 'Forgot your password, or sign in another way? Open the sign-in page (new tab)',
} as const;
