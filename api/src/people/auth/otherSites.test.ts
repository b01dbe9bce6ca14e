import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { demoAccounts } from '../demo/demoAccounts.ts';
import { AuthCalls } from './testing/AuthCalls.ts';

let calls: AuthCalls;
beforeAll(async () => {
  calls = await AuthCalls.open();
});
afterAll(() => calls.network.close());

describe('other sites', () => {
  const { email, password } = demoAccounts.writer;
  test.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'http://vocal.localhost:3000', host: 'vocal.localhost:3000' }, 200],
    [
      { origin: 'http://vocal.localhost:3000', host: '127.0.0.1:3101', 'x-forwarded-host': 'vocal.localhost:3000' },
      200,
    ],
    [{ origin: 'http://evil.example', host: 'vocal.localhost:3000' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 200],
  ])('get %p for a POST with %p', async (headers, status) => {
    const response = await calls.post('signin', { email, password }, { ...calls.fromElsewhere(), ...headers });
    expect(response.statusCode).toBe(status);
    if (status === 403) expect(response.json()).toMatchObject({ success: false, code: 'cross-site' });
  });

  test.each<[string, number]>([
    ['same-origin', 200],
    ['none', 200],
    ['cross-site', 403],
    ['same-site', 403],
  ])('GET signout from %s gets %p', async (from, status) => {
    const headers = { 'sec-fetch-site': from };
    expect((await calls.network.app.inject({ url: '/api/vocal/auth/signout', headers })).statusCode).toBe(status);
  });
});
