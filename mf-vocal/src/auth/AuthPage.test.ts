import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ada } from '@marquee/vocal-kit/testing/ada.ts';
import { fakeApi, problem } from '@marquee/vocal-kit/testing/fakeApi.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openAuth } from '../testing/openAuth.tsx';

const signUpCall = 'POST /api/vocal/auth/signup';
const signInCall = 'POST /api/vocal/auth/signin';
const signedIn = { status: 200, body: { success: true, user: ada } };

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const elsewhere = (path: string) => screen.findByText(`Elsewhere: ${path}`);

type Typist = ReturnType<typeof openAuth>['user'];

async function fillSignUp(user: Typist, password = 'correct horse battery'): Promise<void> {
  await heading('Create your account');
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Moll');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Password'), password);
}

async function fillSignIn(user: Typist): Promise<void> {
  await heading('Sign in to Vocal');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Password'), 'wrong or right');
}

const pressSignUp = (user: Typist) => user.click(screen.getByRole('button', { name: 'Create account' }));
const pressSignIn = (user: Typist) => user.click(screen.getByRole('button', { name: 'Sign in' }));

afterEach(() => {
  jest.restoreAllMocks();
});

describe('signing up', () => {
  it("makes an account and opens the writer's home", async () => {
    const api = fakeApi();
    api.responses[signUpCall] = { ...signedIn, status: 201 };
    const { user } = openAuth('/auth');
    await fillSignUp(user);
    await pressSignUp(user);
    await elsewhere('/vocal');
    expect(api.calls.at(-1)?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Moll',
      email: 'ada@example.com',
      password: 'correct horse battery',
    });
  });

  it('finds empty and short fields before a call, and focuses the first', async () => {
    const api = fakeApi();
    const { user } = openAuth('/auth');
    await heading('Create your account');
    await user.type(field('Email'), 'no address');
    await user.type(field('Password'), 'short');
    await pressSignUp(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('4 fields need another look.');
    expect(field('First name')).toHaveFocus();
    expect(field('First name')).toHaveAccessibleDescription('Enter your first name.');
    expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address.');
    expect(field('Password')).toHaveAccessibleDescription(/^Use at least 10 characters\./);
    await user.type(field('First name'), 'Ada');
    expect(field('First name')).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('3 fields need another look.');
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it("shows the api's field errors at their fields and keeps what was typed", async () => {
    const api = fakeApi();
    api.responses[signUpCall] = problem(422, 'invalid', 'The request is not valid.', [
      { pointer: '/lastName', message: 'Enter your last name.' },
      { pointer: '/email', message: 'Enter a valid email address.' },
    ]);
    const { user } = openAuth('/auth');
    await fillSignUp(user);
    await pressSignUp(user);
    await waitFor(() => expect(field('Last name')).toHaveFocus());
    expect(field('Last name')).toHaveAccessibleDescription('Enter your last name.');
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('Password')).toHaveValue('correct horse battery');
    await user.click(screen.getByRole('link', { name: /^Email:/ }));
    expect(field('Email')).toHaveFocus();
  });

  it('offers to sign in, with the typed values, when the address has an account', async () => {
    const api = fakeApi();
    const message = 'There is an account with this email address already.';
    api.responses[signUpCall] = problem(409, 'email-taken', message, [{ pointer: '/email', message }]);
    const { user } = openAuth('/auth');
    await fillSignUp(user);
    await pressSignUp(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.click(screen.getByRole('link', { name: 'Sign in instead' }));
    await heading('Sign in to Vocal');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('Password')).toHaveValue('correct horse battery');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends once, however often it is pressed', async () => {
    const api = fakeApi();
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.responses[signUpCall] = () => wait.then(() => ({ ...signedIn, status: 201 }));
    const { user } = openAuth('/auth');
    await fillSignUp(user);
    await pressSignUp(user);
    const pending = screen.getByRole('button', { name: 'Creating your account…' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    release();
    await elsewhere('/vocal');
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('names the terms with links', async () => {
    fakeApi();
    openAuth('/auth');
    await heading('Create your account');
    expect(screen.getByText(/^By creating an account you agree to/)).toHaveTextContent(
      'By creating an account you agree to the Terms of Use and the Privacy Policy.',
    );
    expect(screen.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-use');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });
});

describe('signing in', () => {
  it('continues to the requested page', async () => {
    const api = fakeApi();
    api.responses[signInCall] = signedIn;
    const { user } = openAuth('/auth?next=%2Fvocal%3Ffrom%3Dmail');
    await fillSignIn(user);
    expect(screen.getByRole('status')).toHaveTextContent('Sign in to continue.');
    await pressSignIn(user);
    await elsewhere('/vocal?from=mail');
    expect(api.calls.at(-1)?.body).toEqual({ email: 'ada@example.com', password: 'wrong or right' });
  });

  it('says that the password is wrong and keeps the address', async () => {
    const api = fakeApi();
    const message = 'The email address or the password is not right.';
    api.responses[signInCall] = problem(401, 'wrong-credentials', message);
    const { user } = openAuth('/auth?next=/vocal');
    await fillSignIn(user);
    await pressSignIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription(message);
    expect(field('Email')).toHaveValue('ada@example.com');
  });

  it.each([
    ['too many attempts', problem(429, 'too-many-attempts', 'x'), /Too many attempts.* Your text is still here\./],
    ['an error of the server', problem(503, 'down', 'x'), /Something went wrong on our side/],
  ])('reports %s', async (_what, response, message) => {
    const api = fakeApi();
    api.responses[signInCall] = response;
    const { user } = openAuth('/auth?next=/vocal');
    await fillSignIn(user);
    await pressSignIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Password')).toHaveValue('wrong or right');
  });

  it('reports that the browser is offline, and works once it is online', async () => {
    const api = fakeApi();
    api.responses[signInCall] = () => Promise.reject(new TypeError('Failed to fetch'));
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = openAuth('/auth?next=/vocal');
    await fillSignIn(user);
    await pressSignIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    api.responses[signInCall] = signedIn;
    await pressSignIn(user);
    await elsewhere('/vocal');
  });

  it('shows the password on demand', async () => {
    fakeApi();
    const { user } = openAuth('/auth?next=/vocal');
    await fillSignIn(user);
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  it('leads somebody who has forgotten the password to the page that sends a link', async () => {
    fakeApi();
    openAuth('/auth?way=sign-in');
    await heading('Sign in to Vocal');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth?way=forgot');
  });
});

describe('the two modes', () => {
  it('are addresses that keep the target page, the magazine and the typed values', async () => {
    fakeApi();
    const { user, router } = openAuth('/auth?from=feast&next=/vocal&way=sign-up');
    await fillSignUp(user);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await heading('Sign in to Vocal');
    expect(router.state.location.search).toBe('?way=sign-in&next=%2Fvocal&from=feast');
    expect(screen.getByRole('link', { name: 'Sign in', current: 'page' })).toBeInTheDocument();
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Create account' }));
    await heading('Create your account');
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Password')).toHaveValue('correct horse battery');
  });
});

describe('the way back', () => {
  it('links to the magazine that the visitor came from', async () => {
    fakeApi();
    openAuth('/auth?from=feast');
    await heading('Create your account');
    expect(screen.getByRole('link', { name: 'Back to Feast' })).toHaveAttribute('href', 'https://feast.example/');
    expect(screen.getByRole('link', { name: /^Marquee/ })).toHaveAttribute('href', 'https://marquee.example/');
  });

  it.each(['', '?from=', '?from=https://elsewhere.example', '?from=__proto__'])(
    'is not there for /auth%s',
    async (query) => {
      fakeApi();
      openAuth(`/auth${query}`);
      await heading('Create your account');
      expect(screen.queryByRole('link', { name: /^Back to/ })).not.toBeInTheDocument();
    },
  );
});

it('shows the form again with its errors after it was sent without scripts', async () => {
  fakeApi();
  openAuth('/auth', {
    failure: { message: 'One field needs another look.', fields: { password: 'Use at least 10 characters.' } },
    values: { firstName: 'Ada', lastName: 'Moll', email: 'ada@example.com' },
  });
  await heading('Create your account');
  expect(screen.getByRole('alert')).toHaveTextContent('One field needs another look.');
  expect(field('First name')).toHaveValue('Ada');
  expect(field('Email')).toHaveValue('ada@example.com');
  expect(field('Password')).toHaveValue('');
});

it('redirects a visitor who is already signed in, and never to another site', async () => {
  fakeApi(ada);
  openAuth('/auth?next=https://elsewhere.example/');
  await elsewhere('/vocal');
});

describe('the introduction', () => {
  it('counts the magazines of the network, and names the subject of each', async () => {
    openAuth('/auth');
    await heading('Create your account');
    expect(screen.getByText(/one of three magazines publishes it/)).toBeInTheDocument();
    const magazines = screen.getByRole('list', { name: 'The three magazines' });
    expect(within(magazines).getByRole('link', { name: /Feast/ })).toHaveTextContent('Feast food');
  });
});

describe('the second step', () => {
  const secondStepCall = 'POST /api/vocal/auth/secondStep';

  it('asks for a code after the password, and goes on', async () => {
    const api = fakeApi();
    const { body } = problem(401, 'second-factor', 'Enter a code.');
    api.responses[signInCall] = { status: 401, body: { ...body, challenge: 'c1' } };
    const { user } = openAuth('/auth?next=/vocal/posts');
    await fillSignIn(user);
    await pressSignIn(user);
    await heading('Enter your code');
    await pressSignIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a code.');
    api.responses[secondStepCall] = signedIn;
    await user.type(field('Code'), '123 456');
    await pressSignIn(user);
    await elsewhere('/vocal/posts');
    expect(api.calls.at(-1)?.body).toEqual({ challenge: 'c1', code: '123 456' });
  });

  it('returns to the password after the sign-in has expired', async () => {
    const api = fakeApi();
    const { body } = problem(401, 'second-factor', 'Enter a code.');
    api.responses[signInCall] = { status: 401, body: { ...body, challenge: 'c1' } };
    api.responses[secondStepCall] = problem(410, 'sign-in-expired', 'This sign-in took too long.');
    const { user } = openAuth('/auth?way=sign-in');
    await fillSignIn(user);
    await pressSignIn(user);
    await heading('Enter your code');
    await user.type(field('Code'), '123456');
    await pressSignIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in took too long.');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await heading('Sign in to Vocal');
  });
});

describe('other ways to sign in', () => {
  const ways = 'GET /api/vocal/auth/ways';
  const acme = { status: 200, body: { success: true, openid: { label: 'Sign in with Acme' } } };

  it('link to the OpenID provider, which comes back to the page that was asked for', async () => {
    fakeApi().responses[ways] = acme;
    openAuth('/auth?next=/vocal/posts');
    expect(await screen.findByRole('link', { name: 'Sign in with Acme' })).toHaveAttribute(
      'href',
      '/api/vocal/auth/openid/start?next=%2Fvocal%2Fposts',
    );
  });

  it('leave the password alone while the network does not say which ways it has', async () => {
    fakeApi().responses[ways] = problem(503, 'unavailable', 'x');
    openAuth('/auth?way=sign-in');
    await heading('Sign in to Vocal');
    expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Acme/ })).toBeNull();
  });

  it.each([
    ['openid-unavailable', /does not respond.*sign in with your password/],
    ['unheard-of', /did not let you in/],
  ])('say why the provider failed: %s', async (failure, text) => {
    fakeApi();
    window.location.hash = `#failure=${failure}`;
    openAuth('/auth?way=sign-in');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(window.location.hash).toBe('');
  });

  it('ask for a code after the provider, for an account with codes', async () => {
    const api = fakeApi();
    api.responses['POST /api/vocal/auth/secondStep'] = signedIn;
    window.location.hash = '#challenge=c1';
    const { user } = openAuth('/auth?way=sign-in&next=/vocal/posts');
    await heading('Enter your code');
    await user.type(field('Code'), '123456');
    await pressSignIn(user);
    await elsewhere('/vocal/posts');
    expect(api.calls.at(-1)?.body).toEqual({ challenge: 'c1', code: '123456' });
  });

  it('say that a browser cannot use passkeys', async () => {
    fakeApi().responses['POST /api/vocal/auth/passkeyOptions'] = {
      status: 200,
      body: { success: true, options: { challenge: 'x' } },
    };
    const { user } = openAuth('/auth?way=sign-in');
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot use passkeys.');
  });
});
