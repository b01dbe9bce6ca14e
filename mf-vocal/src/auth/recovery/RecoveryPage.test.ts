import { beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeApi, fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, waitFor } from '@testing-library/react';
import { openAuth } from '../../testing/openAuth.tsx';

const forgotCall = 'POST /api/vocal/auth/forgotPassword';
const resetCall = 'POST /api/vocal/auth/resetPassword';
const confirmCall = 'POST /api/vocal/auth/confirmEmail';
const done = { status: 200, body: { success: true } };
const token = 'ab'.repeat(32);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const bodies = () => api.calls.map(({ body }) => body);

describe('asking for a link', () => {
  it('leads from the sign-in page to words that tell nobody whether there is an account', async () => {
    api.responses[forgotCall] = done;
    const { user } = openAuth('/auth?way=sign-in&from=feast');
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await heading('Forgot your password?');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), ' ada@example.com ');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await heading('Check your inbox')).toHaveFocus();
    expect(
      screen.getByText(/^If there is an account with ada@example\.com, a link is on its way\./),
    ).toBeInTheDocument();
    expect(bodies().at(-1)).toEqual({ email: 'ada@example.com' });
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute(
      'href',
      '/auth?way=sign-in&from=feast',
    );
    await user.click(screen.getByRole('button', { name: 'Try another address' }));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  });

  it('needs an address', async () => {
    const { user } = openAuth('/auth?way=forgot');
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Enter a valid email address.');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(bodies()).toEqual([]);
  });

  it('names a person to write to', async () => {
    openAuth('/auth?way=forgot');
    expect(await screen.findByRole('link', { name: 'writers@vocal.example' })).toHaveAttribute(
      'href',
      'mailto:writers@vocal.example?subject=Lost%20access%20to%20my%20inbox',
    );
  });
});

describe('the link to a new password', () => {
  const save = async (user: ReturnType<typeof openAuth>['user'], password: string) => {
    await user.type(await screen.findByLabelText('New password'), password);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
  };

  it('saves one, and leads to sign-in', async () => {
    api.responses[resetCall] = done;
    window.history.replaceState(null, '', `/auth?way=reset&token=${token}`);
    const { user } = openAuth(`/auth?way=reset&token=${token}`);
    await screen.findByLabelText('New password');
    expect(window.location.search).toBe('?way=reset');
    await save(user, 'a lamp at dawn');
    expect(await heading('Password changed')).toHaveFocus();
    expect(bodies().at(-1)).toEqual({ token, password: 'a lamp at dawn' });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth?way=sign-in');
  });

  it('takes no short or weak password', async () => {
    const { user } = openAuth(`/auth?way=reset&token=${token}`);
    await save(user, 'short');
    const field = screen.getByLabelText('New password');
    expect(field).toHaveAccessibleDescription(/^Use at least 10 characters\./);
    const message = 'This password is easy to guess.';
    api.responses[resetCall] = problem(422, 'invalid', message, [{ pointer: '/password', message }]);
    await save(user, ' password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^This password is easy to guess\./));
    expect(field).toHaveFocus();
  });

  it('leads to another link when it was used, or is too old', async () => {
    api.responses[resetCall] = problem(410, 'link-expired', 'x');
    const { user } = openAuth(`/auth?way=reset&token=${token}`);
    await save(user, 'a lamp at dawn');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was already used.');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/auth?way=forgot');
  });
});

describe('the link that confirms an address', () => {
  it('does so after a press of the button, since programs that check mails open links', async () => {
    api.responses[confirmCall] = { status: 200, body: { success: true, email: 'ada@example.com' } };
    const { user } = openAuth(`/auth?way=confirm&token=${token}`);
    await heading('Confirm your email address');
    expect(bodies()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm address' }));
    expect(await heading('Email address confirmed')).toHaveFocus();
    expect(screen.getByText('From now on, we will send emails to ada@example.com.')).toBeInTheDocument();
    expect(bodies()).toEqual([{ token }]);
  });

  it('leads to the account page when it was used, or is too old', async () => {
    api.responses[confirmCall] = problem(410, 'link-expired', 'x');
    const { user } = openAuth(`/auth?way=confirm&token=${token}`);
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByRole('link', { name: 'Send a new link from your account page' })).toHaveAttribute(
      'href',
      '/vocal/account',
    );
  });
});

describe('the link that ends mails', () => {
  it('does so after a press of the button, without signing in', async () => {
    api.responses['POST /api/vocal/auth/unsubscribe'] = done;
    const { user } = openAuth(`/auth?way=unsubscribe&token=7.${token}`);
    await heading('Stop emails about your posts');
    expect(bodies()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop emails' }));
    expect(await heading('Emails stopped')).toHaveFocus();
    expect(bodies()).toEqual([{ token: `7.${token}` }]);
    expect(screen.getByRole('link', { name: 'Go to your account page' })).toHaveAttribute('href', '/vocal/account');
  });
});

describe('a form that was sent without scripts', () => {
  it('is shown with its result', async () => {
    openAuth('/auth?way=forgot', { isDone: true, email: 'ada@example.com' });
    await heading('Check your inbox');
    expect(screen.getByText(/ada@example\.com/)).toBeInTheDocument();
  });

  it('is shown again with what was wrong', async () => {
    openAuth('/auth?way=forgot', {
      failure: { message: 'One field needs another look.', fields: { email: 'That is no address.' } },
      email: 'ada',
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('That is no address.');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada');
  });
});
