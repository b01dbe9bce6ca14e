import { describe, expect, it } from '@jest/globals';
import { ApiError, apiContext, createApi } from '@marquee/shared';
import { type ActionFunctionArgs, RouterContextProvider } from '@marquee/shared/router';
import { handleAuthForm } from './handleAuthForm.ts';

const typed = { firstName: ' Ada ', lastName: 'Moll', email: ' ada@example.com ', password: 'correct horse battery' };

/** Sends a form to an address; the api answers every call, or fails with `error`. */
async function send(address: string, form: Record<string, string>, error?: Error) {
  const calls: { path: string; body: unknown }[] = [];
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createApi({
      get: () => Promise.reject(new Error('Nothing is read')),
      async post<T>(path: string, body: unknown) {
        calls.push({ path, body });
        if (error) throw error;
        return {} as T;
      },
    }),
  );
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  const request = {
    url: new URL(address, 'https://vocal.example').href,
    formData: async () => data,
  };
  const result = await handleAuthForm({ request, context, params: {} } as unknown as ActionFunctionArgs);
  return { result, calls };
}

describe('a form that was sent without scripts', () => {
  it.each([
    ['/auth', '/vocal'],
    ['/auth?way=sign-up&next=/vocal/posts%3Fpage=2', '/vocal/posts?page=2'],
    ['/auth?way=sign-up&next=https://elsewhere.example/vocal', '/vocal'],
    ['/auth?way=sign-up&next=//elsewhere.example/vocal', '/vocal'],
    ['/auth?way=sign-up&next=/vocal@elsewhere.example', '/vocal'],
  ])('signs up at %s and redirects to %s', async (address, location) => {
    const { result, calls } = await send(address, typed);
    expect(result).toMatchObject({ status: 303 });
    expect((result as Response).headers.get('location')).toBe(location);
    expect(calls).toEqual([{ path: '/api/vocal/auth/signup', body: { ...typed, email: 'ada@example.com' } }]);
  });

  it('signs in with only address and password', async () => {
    const { calls } = await send('/auth?way=sign-in', { ...typed, isAdmin: 'true' });
    expect(calls).toEqual([
      { path: '/api/vocal/auth/signin', body: { email: 'ada@example.com', password: typed.password } },
    ]);
  });

  it('makes no call while fields are invalid, and never sends the password back', async () => {
    const { result, calls } = await send('/auth', { email: 'no address', password: 'short' });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({
      init: { status: 422 },
      data: { failure: { message: '4 fields need another look.' }, values: { email: 'no address' } },
    });
    expect(JSON.stringify(result)).not.toContain('short"');
  });

  it.each([
    [
      new ApiError('The email address or the password is not right.', 401, { code: 'wrong-credentials' }),
      401,
      'The email address or the password is not right.',
    ],
    [new ApiError('x', 429), 429, 'Too many attempts. Wait a few minutes and try again.'],
    [new ApiError('x'), 503, 'Something went wrong on our side. Try again in a moment.'],
  ])('reports why it failed: %s', async (error, status, message) => {
    const { result } = await send('/auth?way=sign-in', typed, error);
    expect(result).toMatchObject({ init: { status }, data: { failure: { message } } });
    expect(JSON.stringify(result)).not.toContain(typed.password);
  });
});

describe('a sign-in with a second step that was sent without scripts', () => {
  it('asks for the code, and never sends the password back', async () => {
    const problem = { code: 'second-factor', challenge: 'c1' };
    const { result } = await send('/auth?way=sign-in', typed, new ApiError('Enter a code.', 401, problem));
    expect(result).toMatchObject({ init: { status: 401 }, data: { failure: null, secondStep: { challenge: 'c1' } } });
    expect(JSON.stringify(result)).not.toContain(typed.password);
  });

  it('sends the code with the challenge, and goes on', async () => {
    const { result, calls } = await send('/auth?way=sign-in&next=/vocal/posts', { challenge: 'c1', code: '123456' });
    expect(calls).toEqual([{ path: '/api/vocal/auth/secondStep', body: { challenge: 'c1', code: '123456' } }]);
    expect((result as Response).headers.get('location')).toBe('/vocal/posts');
  });

  it.each([
    ['a wrong code again', 'invalid', 422, { secondStep: { challenge: 'c1', failure: { message: 'No.' } } }],
    ['for the password once the challenge has expired', 'sign-in-expired', 410, { failure: { message: 'No.' } }],
  ])('asks %s', async (_what, code, status, data) => {
    const error = new ApiError('No.', status, { code });
    const { result } = await send('/auth?way=sign-in', { challenge: 'c1', code: '123456' }, error);
    expect(result).toMatchObject({ init: { status }, data });
  });
});
