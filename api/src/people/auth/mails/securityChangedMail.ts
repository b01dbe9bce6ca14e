import type { Mail } from '../../../kernel/mail/Mail.ts';
import type { ReportMail, SecurityChange } from './enqueueAccountMail.ts';

type Change = Extract<ReportMail, { kind: 'security-changed' }>;

const texts: Record<SecurityChange, { subject: string; text: string }> = {
  'codes-on': {
    subject: 'Your Vocal account now asks for a code',
    text: 'From now on, you sign in with your password and a code from your authenticator app. All other browsers were signed out.',
  },
  'codes-off': {
    subject: 'Your Vocal account no longer asks for a code',
    text: 'The authenticator app was removed from your account. Your recovery codes no longer work.',
  },
  'recovery-codes-made': {
    subject: 'You have new recovery codes for Vocal',
    text: 'New recovery codes were made for your account. The old ones no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used for your Vocal account',
    text: 'Someone, hopefully you, signed in with your password and a recovery code.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Vocal account',
    text: 'The new passkey signs in to your account without a password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Vocal account',
    text: 'Nobody can sign in with the removed passkey any more.',
  },
  'openid-joined': {
    subject: 'Your Vocal account has a new way to sign in',
    text: 'You can now sign in through your organization. Vocal found your account by its email address.',
  },
  'factors-removed': {
    subject: 'The second factor of your Vocal account was removed',
    text: 'An administrator removed the authenticator app, the recovery codes and the passkeys of your account, and signed you out of all browsers. Sign in with your password, then set up a second factor again.',
  },
};

/** Composes the mail after a change of the ways to sign in. */
export function securityChangedMail(origin: string, { email, firstName, change, left }: Change): Mail {
  const { subject, text } = texts[change];
  const count = left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`;
  return {
    to: email,
    subject,
    firstName,
    paragraphs: [text, ...(left === undefined ? [] : [count])],
    action: { label: 'Open your account', url: `${origin}/vocal/account` },
    note: `If that was not you, choose a new password immediately: ${origin}/auth?way=forgot`,
  };
}
