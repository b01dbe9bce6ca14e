import type { Mail } from '../../../kernel/mail/Mail.ts';

type Person = { email: string; firstName: string };

/** Returns the address of the page that a link in a mail opens. */
function linkTo(origin: string, way: 'reset' | 'confirm', token: string): string {
  return `${origin}/auth?${new URLSearchParams({ way, token })}`;
}

const unexpected = 'If you did not request this, you can ignore this email.';

/** Composes the mail with the link for a new password. */
export function resetMail(origin: string, { email, firstName }: Person, token: string): Mail {
  return {
    to: email,
    subject: 'Choose a new password for Vocal',
    firstName,
    paragraphs: ['Someone, hopefully you, requested a new password for your Vocal account.'],
    action: { label: 'Choose a new password', url: linkTo(origin, 'reset', token) },
    note: `The link works once and expires in an hour. ${unexpected}`,
  };
}

/** Composes the mail with the link that confirms the account's present or next address. */
export function confirmationMail(origin: string, { email, firstName }: Person, token: string): Mail {
  return {
    to: email,
    subject: 'Confirm your email address',
    firstName,
    paragraphs: ['Confirm that this is your email address, so that you can always recover your account.'],
    action: { label: 'Confirm address', url: linkTo(origin, 'confirm', token) },
    note: `The link works once and expires in seven days. ${unexpected}`,
  };
}

/** Mail to an address that already has an account, sent when another account tries to change to this address. */
export function addressInUseMail(origin: string, email: string): Mail {
  return {
    to: email,
    subject: 'This address already has a Vocal account',
    firstName: null,
    paragraphs: [
      'Someone, maybe you, tried to use this address for another Vocal account. It already belongs to an account, so nothing was changed.',
    ],
    action: { label: 'Sign in to that account', url: `${origin}/auth?way=sign-in` },
    note: 'If that was not you, you can ignore this email.',
  };
}

/** Composes the mail to the former address of an account. */
export function addressChangedMail(origin: string, former: Person, email: string): Mail {
  return {
    to: former.email,
    subject: 'The email address of your Vocal account was changed',
    firstName: former.firstName,
    paragraphs: [
      `Your Vocal account now has the address ${email}. You can no longer sign in with this address, and it gets no more emails.`,
    ],
    note: `If that was not you, contact us immediately. Our address is at ${origin}/auth?way=forgot`,
  };
}

/** Composes the mail after a change of the password. */
export function passwordChangedMail(origin: string, { email, firstName }: Person): Mail {
  return {
    to: email,
    subject: 'Your Vocal password was changed',
    firstName,
    paragraphs: ['The password of your Vocal account was changed, and all other browsers were signed out.'],
    note: `If that was not you, choose a new password immediately: ${origin}/auth?way=forgot`,
  };
}
