import { defineExamples } from '@marquee/shared/examples';
import { RouterProvider } from '@marquee/shared/router';
import { useState } from 'react';
import { authRouter } from '../testing/authRouter.tsx';
import type { AuthResult } from './form/handleAuthForm.ts';
import type { RecoveryResult } from './recovery/handleRecoveryForm.ts';

/** The page at an address, so that its tabs work. */
function At({ address, response }: { address: string; response?: AuthResult | RecoveryResult }) {
  const [router] = useState(() => authRouter(address, response));
  return <RouterProvider router={router} />;
}

const wrongCredentials: AuthResult = {
  failure: { code: 'wrong-credentials', message: 'The email address or the password is not right.', fields: {} },
  values: { firstName: '', lastName: '', email: 'ada@example.com' },
};

const emailTaken: AuthResult = {
  failure: {
    code: 'email-taken',
    message: 'One field needs another look.',
    fields: { email: 'There is an account with this email address already.' },
  },
  values: { firstName: 'Ada', lastName: 'Moll', email: 'ada@example.com' },
};

const usedLink: RecoveryResult = {
  failure: { code: 'link-expired', message: 'This link has expired or was already used.', fields: {} },
  email: '',
};

export const examples = defineExamples({
  use: 'Sign-in and sign-up, and the recovery of a password, beside what Vocal is and how a post comes to be read and paid for.',
  setting: 'page',
  shown: {
    'sign up': <At address="/auth" />,
    'sign in': <At address="/auth?way=sign-in" />,
    'sign up, coming from a magazine': <At address="/auth?from=feast" />,
    'sign in to go on to a page': <At address="/auth?next=/vocal/posts" />,
    'signed out': <At address="/auth?signed-out=yes" />,
    'wrong credentials': <At address="/auth?way=sign-in" response={wrongCredentials} />,
    'forgotten password': <At address="/auth?way=forgot" />,
    'link on its way': <At address="/auth?way=forgot" response={{ isDone: true, email: 'ada@example.com' }} />,
    'new password': <At address="/auth?way=reset&token=x" />,
    'link that was used': <At address="/auth?way=reset&token=x" response={usedLink} />,
    'end of mails': <At address="/auth?way=unsubscribe&token=x" />,
    'confirmation of an address': <At address="/auth?way=confirm&token=x" />,
    'an email address that has an account': <At address="/auth" response={emailTaken} />,
  },
});
