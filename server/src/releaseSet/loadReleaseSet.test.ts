import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { manifestOf } from '@marquee/releases/gate/testing/manifests.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import { releaseSetSchema } from '@marquee/releases/releaseSet.ts';
import { loadReleaseSet } from './loadReleaseSet.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marquee-load-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a shell with an unsupported server contract is not loaded, and the reason names both versions', async () => {
  const set = releaseSetSchema.parse(Object.fromEntries(partNames.map((part) => [part, '1.0.0-0123456789'])));
  for (const part of partNames) {
    const folder = path.join(root, part, set[part]);
    await mkdir(folder, { recursive: true });
    const manifest = manifestOf(part, part === 'shell' ? { serverContract: '9.0' } : {});
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  }
  await expect(loadReleaseSet(new ReleaseCache(root), set)).rejects.toThrow(
    'shell@1.0.0-0123456789 keeps to version 9.0 of the server contract; this server understands 1.x.',
  );
});
