import { expect, test } from '@jest/globals';
import { partNames } from '@marquee/releases/partNames.ts';
import { readRemote } from './buildRelease.ts';
import { shellNeeds } from './shellNeeds.ts';

test('remotes expose exactly the modules of their pages and the modules that the shell mounts', async () => {
  const remotes = (await Promise.all(partNames.map(readRemote))).filter((remote) => remote !== null);
  const needs = shellNeeds();
  for (const { federationName, exposes, routes } of remotes) {
    const expected = [...routes.map(({ expose }) => expose ?? ''), ...(needs[federationName] ?? [])];
    expect([federationName, ...new Set(expected)].sort()).toEqual([federationName, ...Object.keys(exposes)].sort());
  }
});
