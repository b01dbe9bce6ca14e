import { expect, test } from '@jest/globals';
import { partNames } from '@marquee/releases/partNames.ts';
import { readRemote } from './buildRelease.ts';
import { shellNeeds } from './shellNeeds.ts';

test('each exposed module is a page of its remote or mounted by the shell, and each of these is exposed', async () => {
  const remotes = (await Promise.all(partNames.map(readRemote))).filter((remote) => remote !== null);
  const needs = shellNeeds();
  for (const { federationName, exposes, routes } of remotes) {
    const expected = [...routes.map(({ expose }) => expose ?? ''), ...(needs[federationName] ?? [])];
    expect([federationName, ...new Set(expected)].sort()).toEqual([federationName, ...Object.keys(exposes)].sort());
  }
});
