import { expect, it } from '@jest/globals';
import { ApiError, apiContext, createApi } from '@marquee/shared';
import { type ActionFunctionArgs, RouterContextProvider } from '@marquee/shared/router';
import { action } from '../authRoute.tsx';

const token = 'ab'.repeat(32);

/** Sends a form to an address; the api responds to every call, or fails with `error`. */
async function send(address: string, form: Record<string, string>, error?: Error) {
  const calls: { path: string; body: unknown }[] = [];
  const context = new RouterContextProvider();
  const post = async <T>(path: string, body: unknown) => {
    calls.push({ path, body });
    if (error) throw error;
    return { email: 'ada@example.com' } as T;
  };
  context.set(apiContext, createApi({ get: () => Promise.reject(new Error('Nothing is read')), post }));
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  const request = { url: new URL(address, 'https://vocal.example').href, formData: async () => data };
  const result = await action({ request, context, params: {} } as unknown as ActionFunctionArgs);
  return { result, calls };
}

const path = '/api/vocal/auth';

it.each([
  ['/auth?way=forgot', { email: ' ada@example.com ' }, `${path}/forgotPassword`, { email: 'ada@example.com' }],
  [
    `/auth?way=reset&token=${token}`,
    { password: 'a lamp at dawn' },
    `${path}/resetPassword`,
    { token, password: 'a lamp at dawn' },
  ],
  [`/auth?way=confirm&token=${token}`, {}, `${path}/confirmEmail`, { token }],
])('%s without scripts makes the call of its page', async (address, form, called, body) => {
  const { result, calls } = await send(address, form);
  expect(calls).toEqual([{ path: called, body }]);
  expect(result).toMatchObject({ isDone: true });
});

it('finds a wrong field before a call', async () => {
  const { result, calls } = await send('/auth?way=forgot', { email: 'ada' });
  expect(result).toMatchObject({
    init: { status: 422 },
    data: { email: 'ada', failure: { fields: { email: 'Enter a valid email address.' } } },
  });
  expect(calls).toEqual([]);
});

it('shows the page again with the failure and its status, never with the password', async () => {
  const expired = new ApiError('x', 410, { code: 'link-expired' });
  const { result } = await send(`/auth?way=reset&token=${token}`, { password: 'a lamp at dawn' }, expired);
  expect(result).toMatchObject({ init: { status: 410 }, data: { failure: { code: 'link-expired' } } });
  expect(JSON.stringify(result)).not.toContain('lamp');
});
