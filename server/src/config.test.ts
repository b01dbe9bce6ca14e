import { expect, it } from '@jest/globals';
import { apiOf, readServerConfig } from './config.ts';

const secret = 'the-secret-of-this-network';

it.each(['http://127.0.0.1:3101', 'http://localhost:3101', 'http://[::1]:3101'])(
  'takes an api of this machine without a secret: %s',
  (url) => {
    expect(apiOf(readServerConfig({ API_URL: url }))).toEqual({ url, secret: undefined });
  },
);

it.each(['http://10.1.2.3:3101', 'https://api.example.com', 'http://127.0.0.1.example.com'])(
  'takes an api of another machine with a secret only, and says what to do: %s',
  (url) => {
    expect(() => readServerConfig({ API_URL: url })).toThrow(/API_URL.*Set the same INTERNAL_SECRET/s);
    expect(apiOf(readServerConfig({ API_URL: url, INTERNAL_SECRET: secret }))).toEqual({ url, secret });
  },
);

it('sends the first of several secrets', () => {
  expect(apiOf(readServerConfig({ INTERNAL_SECRET: `${secret}-new, ${secret}` })).secret).toBe(`${secret}-new`);
});

it.each(['short', `${secret},short`, 'ä'.repeat(30), Array(5).fill(secret).join(',')])(
  'refuses a secret that is short, cannot be sent, or is one too many: %s',
  (given) => {
    expect(() => readServerConfig({ INTERNAL_SECRET: given })).toThrow(/INTERNAL_SECRET/);
  },
);
