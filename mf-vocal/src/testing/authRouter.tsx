import { useLocation } from '@marquee/shared/router';
import { createMemoryRouter } from '@marquee/shared/testing';
import { Component } from '../auth/authRoute.tsx';
import type { AuthResult } from '../auth/form/handleAuthForm.ts';
import type { RecoveryResult } from '../auth/recovery/handleRecoveryForm.ts';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Elsewhere: {pathname + search}</p>;
}

/**
 * A router with the sign-in and sign-up page, open at an address. @param answer its action's result for a form sent
 * without scripts
 */
export function authRouter(address: string, response?: AuthResult | RecoveryResult) {
  return createMemoryRouter(
    [
      { id: 'auth', path: '/auth', Component },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [address], hydrationData: response ? { actionData: { auth: response } } : undefined },
  );
}
