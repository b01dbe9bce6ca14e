/** Texts of the pages on which a password or an address is recovered. */
export const recoveryTexts = {
  forgot: {
    heading: 'Forgot your password?',
    lead: 'Enter the email address of your account. We send you a link with which you choose a new password.',
    submit: 'Send the link',
    pending: 'Sending…',
    doneHeading: 'Look into your mailbox',
    done: (email: string) =>
      `If there is an account with ${email || 'this address'}, a link is on its way. It works once, within an hour. Nothing there? Look into the spam folder, or try another address.`,
  },
  reset: {
    heading: 'Choose a new password',
    lead: 'It replaces the old one, and signs out every browser.',
    submit: 'Save the password',
    pending: 'Saving…',
    doneHeading: 'Your new password is saved',
    done: () => 'Every browser is signed out. Sign in with the new password.',
  },
  confirm: {
    heading: 'Confirm your email address',
    lead: 'Press the button, and we know that our mails reach you.',
    submit: 'Confirm the address',
    pending: 'Confirming…',
    doneHeading: 'Your address is confirmed',
    done: (email: string) => `From now on we write to ${email || 'this address'}.`,
  },
  signIn: 'Sign in',
  backToSignIn: 'Back to sign-in',
  toVocal: 'Go to Vocal',
  anotherLink: 'Ask for a new link',
  toAccount: 'Send a new link from your account page',
  anotherAddress: 'Try another address',
  linkExpired: 'This link was used before, or it is too old.',
  newPassword: 'New password',
  noMailbox: 'You cannot read that mailbox any more? Write to us, and a person will help you:',
  subject: 'Lost mailbox',
} as const;
