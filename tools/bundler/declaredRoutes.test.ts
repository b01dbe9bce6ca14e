import { expect, test } from '@jest/globals';
import { manifestSchema } from '@marquee/releases/manifest.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import { isReservedPostKey } from '@marquee/shared/domain';
import { readRemote } from './buildRelease.ts';

test("each remote's routes are of the form that a manifest takes, and no post can have their first word as its key", async () => {
  const remotes = (await Promise.all(partNames.map(readRemote))).filter((remote) => remote !== null);
  const routes = remotes.flatMap((remote) => manifestSchema.shape.routes.parse([...remote.routes]) ?? []);
  const words = routes.filter(({ host }) => host !== 'creator').map(({ path }) => path.split('/')[0] ?? '');
  const named = words.filter((word) => /^[a-z]/.test(word));
  expect(named).toContain('privacy-policy');
  expect(named.filter((word) => !isReservedPostKey(word))).toEqual([]);
});
