/** Texts of the second step of a sign-in. */
export const secondStepTexts = {
  heading: 'Enter your code',
  code: 'Code',
  hint: 'Six digits from your authenticator app, or one of your recovery codes.',
  needCode: 'Enter a code.',
  submit: 'Sign in',
  pending: 'Signing in…',
  again: 'Start again',
} as const;
