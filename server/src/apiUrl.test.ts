import { expect, it } from '@jest/globals';
import { readServerConfig } from './config.ts';

it.each(['http://127.0.0.1:3101', 'http://localhost:3101', 'http://[::1]:3101'])(
  'takes an api of this machine: %s',
  (url) => {
    expect(readServerConfig({ API_URL: url }).apiUrl).toBe(url);
  },
);

it.each(['http://10.1.2.3:3101', 'https://api.example.com', 'http://127.0.0.1.example.com'])(
  'refuses an api of another machine, and says what to do: %s',
  (url) => {
    expect(() => readServerConfig({ API_URL: url })).toThrow(/API_URL.*Start an api beside each server/s);
  },
);
