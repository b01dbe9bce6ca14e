import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('accepts an empty environment', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3101,
    host: '127.0.0.1',
    internalSecrets: [],
    database: { url: undefined, pool: 10 },
    cookieDomain: undefined,
  });
  expect(config.dataDirectory).toBe(resolve('.data'));
  expect(config.originalsDirectory).toBe(`${config.dataDirectory}/originals`);
});

test('replaces defaults by variables', () => {
  const config = readConfig({
    API_PORT: '0',
    DATABASE_URL: 'postgres://db/marquee',
    DATABASE_POOL: '30',
    COOKIE_DOMAIN: '',
    API_HOST: '',
  });
  expect(config).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    internalSecrets: [],
    database: { url: 'postgres://db/marquee', pool: 30 },
    cookieDomain: undefined,
  });
});

test.each([
  ['example.com', 'example.com'],
  ['.sites.example.com', 'sites.example.com'],
])('reads the cookie domain %s as %s', (given, domain) => {
  expect(readConfig({ COOKIE_DOMAIN: given }).cookieDomain).toBe(domain);
});

test.each(['localhost', 'https://example.com', 'example.com:3000', 'a b.com'])(
  'rejects the cookie domain %s',
  (given) => {
    expect(() => readConfig({ COOKIE_DOMAIN: given })).toThrow('COOKIE_DOMAIN');
  },
);

test('names every invalid variable', () => {
  expect(() => readConfig({ API_PORT: 'http', DATABASE_POOL: '0', LOG_LEVEL: 'loud' })).toThrow(
    /API_PORT[\s\S]*LOG_LEVEL[\s\S]*DATABASE_POOL/,
  );
});
