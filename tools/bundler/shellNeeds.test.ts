import { expect, test } from '@jest/globals';
import { remote as post } from '../../mf-post/federation.ts';
import { remote as reader } from '../../mf-reader/federation.ts';
import { remote as vocal } from '../../mf-vocal/federation.ts';
import { shellNeeds } from './shellNeeds.ts';

test('each module that the shell needs is exposed by its remote, and each exposed one is needed', () => {
  const exposed = [reader, post, vocal].map(({ federationName, exposes }) => [
    federationName,
    Object.keys(exposes).sort(),
  ]);
  const needed = Object.entries(shellNeeds()).map(([remote, modules]) => [remote, [...modules].sort()]);
  expect(Object.fromEntries(needed)).toEqual(Object.fromEntries(exposed));
});
