import { PageConfigProvider } from '@marquee/shared';
import { RouterProvider } from '@marquee/shared/router';
import { pageConfig } from '@marquee/shared/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthResult } from '../auth/form/handleAuthForm.ts';
import type { RecoveryResult } from '../auth/recovery/handleRecoveryForm.ts';
import { authRouter } from './authRouter.tsx';

/**
 * Opens the sign-in and sign-up page at an address. @param answer its action's result for a form sent without scripts
 */
export function openAuth(address: string, result?: AuthResult | RecoveryResult) {
  const router = authRouter(address, result);
  const config = pageConfig({}, { key: 'vocal', name: 'Vocal', contact: { emailAddress: 'writers@vocal.example' } });
  const page = render(
    <PageConfigProvider config={config}>
      <RouterProvider router={router} />
    </PageConfigProvider>,
  );
  return { ...page, router, user: userEvent.setup() };
}
