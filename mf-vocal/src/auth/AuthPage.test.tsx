import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ada, fakeApi, problem } from '../testing/fakeApi.ts';
import { openVocal } from '../testing/openVocal.tsx';

const signUpCall = 'POST /api/vocal/auth/signup';
const signInCall = 'POST /api/vocal/auth/signin';
const signedIn = { status: 200, body: { success: true, user: ada } };

const field = (name: string) => screen.getByLabelText(name, { exact: true });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

type Typist = ReturnType<typeof openVocal>['user'];

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
  it('makes an account and greets its owner, with the focus on the heading and the title set', async () => {
    const api = fakeApi();
    api.answers[signUpCall] = { ...signedIn, status: 201 };
    const { user } = openVocal('/auth');
    await fillSignUp(user);
    expect(document.title).toBe('Create account · Vocal');
    await pressSignUp(user);
    expect(await heading('Hello, Ada.')).toHaveFocus();
    expect(window.location.pathname).toBe('/vocal');
    expect(document.title).toBe('Home · Vocal');
    expect(api.calls.at(-1)?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Moll',
      email: 'ada@example.com',
      password: 'correct horse battery',
    });
  });

  it('finds empty and short fields before it asks the api, and leads to the first', async () => {
    const api = fakeApi();
    const { user } = openVocal('/auth');
    await heading('Create your account');
    await user.type(field('Email'), 'no address');
    await user.type(field('Password'), 'short');
    await pressSignUp(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('4 fields need another look.');
    expect(field('First name')).toHaveFocus();
    expect(field('First name')).toHaveAccessibleDescription('Please tell us your first name.');
    expect(field('Email')).toHaveAccessibleDescription('That does not look like an e-mail address.');
    expect(field('Password')).toBeInvalid();
    expect(field('Password')).toHaveAccessibleDescription(/^Please use at least 10 characters\./);
    await user.type(field('First name'), 'Ada');
    expect(field('First name')).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('3 fields need another look.');
    expect(api.calls).toHaveLength(1);
  });

  it("shows the api's field errors at their fields and keeps what was typed", async () => {
    const api = fakeApi();
    api.answers[signUpCall] = problem(422, 'invalid', 'The request is not valid.', [
      { pointer: '/lastName', message: 'Please tell us your last name.' },
      { pointer: '/email', message: 'That does not look like an e-mail address.' },
    ]);
    const { user } = openVocal('/auth');
    await fillSignUp(user);
    await pressSignUp(user);
    await waitFor(() => expect(field('Last name')).toHaveFocus());
    expect(field('Last name')).toHaveAccessibleDescription('Please tell us your last name.');
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(field('Password')).toHaveValue('correct horse battery');
    await user.click(screen.getByRole('link', { name: /^Email:/ }));
    expect(field('Email')).toHaveFocus();
  });

  it('offers to sign in when the address has an account, with what was typed', async () => {
    const api = fakeApi();
    const message = 'There is an account with this e-mail address already.';
    api.answers[signUpCall] = problem(409, 'email-taken', message, [{ pointer: '/email', message }]);
    const { user } = openVocal('/auth');
    await fillSignUp(user);
    await pressSignUp(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'Sign in instead' }));
    await heading('Sign in to Vocal');
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends once, however often it is pressed', async () => {
    const api = fakeApi();
    let release = () => {};
    const wait = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.answers[signUpCall] = () => wait.then(() => ({ ...signedIn, status: 201 }));
    const { user } = openVocal('/auth');
    await fillSignUp(user);
    await pressSignUp(user);
    const pending = screen.getByRole('button', { name: 'Creating your account…' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    release();
    await heading('Hello, Ada.');
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('goes on to the page that was asked for', async () => {
    const api = fakeApi();
    api.answers[signInCall] = signedIn;
    const { user } = openVocal('/auth?next=%2Fvocal%3Ffrom%3Dmail');
    await fillSignIn(user);
    await pressSignIn(user);
    await heading('Hello, Ada.');
    expect(window.location.pathname + window.location.search).toBe('/vocal?from=mail');
    expect(api.calls.at(-1)?.body).toEqual({ email: 'ada@example.com', password: 'wrong or right' });
  });

  it('says that the password is wrong and keeps the address', async () => {
    const api = fakeApi();
    const message = 'The e-mail address or the password is not right.';
    api.answers[signInCall] = problem(401, 'wrong-credentials', message);
    const { user } = openVocal('/auth?next=/vocal');
    await fillSignIn(user);
    await pressSignIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription(message);
    expect(field('Email')).toHaveValue('ada@example.com');
  });

  it.each([
    ['too many attempts', problem(429, 'too-many-attempts', 'x'), /Too many attempts/],
    ['an error of the server', problem(503, 'down', 'x'), /Something went wrong on our side/],
  ])('tells of %s', async (_what, answer, message) => {
    const api = fakeApi();
    api.answers[signInCall] = answer;
    const { user } = openVocal('/auth?next=/vocal');
    await fillSignIn(user);
    await pressSignIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Password')).toHaveValue('wrong or right');
  });

  it('tells that the browser is offline, and works once it is not', async () => {
    const api = fakeApi();
    api.answers[signInCall] = () => Promise.reject(new TypeError('Failed to fetch'));
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = openVocal('/auth?next=/vocal');
    await fillSignIn(user);
    await pressSignIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    api.answers[signInCall] = signedIn;
    await pressSignIn(user);
    await heading('Hello, Ada.');
  });

  it('changes the way in by arrow keys and keeps what was typed', async () => {
    fakeApi();
    const { user } = openVocal('/auth');
    await heading('Create your account');
    await user.type(field('Email'), 'ada@example.com');
    screen.getByRole('tab', { name: 'Create account' }).focus();
    await user.keyboard('{ArrowRight}');
    await heading('Sign in to Vocal');
    expect(screen.getByRole('tab', { name: 'Sign in' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Sign in', selected: true })).toBeInTheDocument();
    expect(field('Email')).toHaveValue('ada@example.com');
    expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
  });

  it('shows the password on demand', async () => {
    fakeApi();
    const { user } = openVocal('/auth?next=/vocal');
    await fillSignIn(user);
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });
});

it('sends who is signed in already straight on', async () => {
  fakeApi(ada);
  openVocal('/auth?next=https://elsewhere.example/');
  await heading('Hello, Ada.');
  expect(window.location.pathname).toBe('/vocal');
});
