import type { OpenidFailure } from '@marquee/shared/domain';

/** Texts of the ways to sign in without a password. */
export const otherWaysTexts = {
  label: 'Other ways to sign in',
  passkey: 'Sign in with a passkey',
  provider: 'Sign in with your organization',
  waiting: 'Waiting for your device…',
  passkeyStopped: 'Your device did not sign you in. Try again, or sign in another way.',
  passkeysUnknown: 'This browser cannot use passkeys. Sign in another way.',
  failures: {
    'openid-unavailable':
      'Your organization’s sign-in does not respond. Try again in a few minutes, or sign in with your password.',
    'openid-refused': 'Your organization’s sign-in did not let you in. Try again, or sign in with your password.',
    'openid-expired': 'This sign-in took too long or was already used. Start again.',
    'openid-unverified':
      'Your organization has not verified your email address. Ask its administrators, or sign in with your password.',
    'account-suspended': 'Your account is suspended. We have emailed you the reason.',
    'too-many-attempts': 'Too many attempts. Wait a few minutes and try again.',
  } satisfies Record<OpenidFailure, string>,
} as const;
