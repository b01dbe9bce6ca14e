import { expect, test } from '@jest/globals';
import { manifestSchema } from '@marquee/releases/manifest.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import { isReservedPostKey } from '@marquee/shared/domain';
import { readRemote } from './buildRelease.ts';

test('routes of remotes match the schema of a manifest, and posts cannot use their first words as keys', async () => {
  const remotes = (await Promise.all(partNames.map(readRemote))).filter((remote) => remote !== null);
  const routes = remotes.flatMap((remote) => manifestSchema.shape.routes.parse([...remote.routes]) ?? []);
  const words = routes.filter(({ host }) => host !== 'creator').map(({ path }) => path.split('/')[0] ?? '');
  const named = words.filter((word) => /^[a-z]/.test(word));
  expect(named).toContain('privacy-policy');
  expect(named.filter((word) => !isReservedPostKey(word))).toEqual([]);
});
