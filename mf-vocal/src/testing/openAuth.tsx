import { PageConfigProvider } from '@marquee/shared';
import { RouterProvider, useLocation } from '@marquee/shared/router';
import { createMemoryRouter, pageConfig } from '@marquee/shared/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from '../auth/authRoute.tsx';
import type { AuthAnswer } from '../auth/form/answerAuthForm.ts';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Elsewhere: {pathname + search}</p>;
}

/**
 * Opens the sign-in and sign-up page at an address. @param answer its action's result for a form sent without scripts
 */
export function openAuth(address: string, answer?: AuthAnswer) {
  const router = createMemoryRouter(
    [
      { id: 'auth', path: '/auth', Component },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [address], hydrationData: answer ? { actionData: { auth: answer } } : undefined },
  );
  const config = pageConfig({}, { key: 'vocal', name: 'Vocal', contact: { emailAddress: 'writers@vocal.example' } });
  const page = render(
    <PageConfigProvider config={config}>
      <RouterProvider router={router} />
    </PageConfigProvider>,
  );
  return { ...page, router, user: userEvent.setup() };
}
