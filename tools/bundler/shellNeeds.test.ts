import { expect, test } from '@jest/globals';
import { partNames } from '@marquee/releases/partNames.ts';
import { readRemote } from './buildRelease.ts';
import { shellNeeds } from './shellNeeds.ts';

test('each module that the shell needs is exposed by its remote, and each exposed one is needed', async () => {
  const remotes = (await Promise.all(partNames.map(readRemote))).filter((remote) => remote !== null);
  const exposed = remotes.map(({ federationName, exposes }) => [federationName, Object.keys(exposes).sort()]);
  const needed = Object.entries(shellNeeds()).map(([remote, modules]) => [remote, [...modules].sort()]);
  expect(Object.fromEntries(needed)).toEqual(Object.fromEntries(exposed));
});
