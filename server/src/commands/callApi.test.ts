import { expect, test } from '@jest/globals';
import { reachable } from './callApi.ts';

test.each([
  ['http://marquee.localhost:3000', 'http://localhost:3000'],
  ['http://vocal.localhost', 'http://localhost'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://marquee.example', 'https://marquee.example'],
  ['https://localhost.example:3000', 'https://localhost.example:3000'],
])('%s is called at %s', (origin, called) => {
  expect(reachable(origin)).toBe(called);
});
