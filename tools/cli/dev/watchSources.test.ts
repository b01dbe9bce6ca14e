import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from '@jest/globals';
import { watchSources } from './watchSources.ts';

let root: string;
let stop = () => {};
/** Resolves when a call back has the file. */
let noticeOf: (file: string) => Promise<void>;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'watch-sources-'));
  await mkdir(path.join(root, 'src/pages'), { recursive: true });
  await writeFile(path.join(root, 'src/pages/a.ts'), '1');
  let check: (files: readonly string[]) => void = () => {};
  noticeOf = (file) =>
    new Promise((resolve) => {
      check = (files) => files.includes(file) && resolve();
    });
  stop = watchSources(root, ['src'], async (files) => check(files));
});

afterEach(async () => {
  stop();
  await rm(root, { recursive: true });
});

describe('watching sources', () => {
  test('notices a file that is written, replaced, and written again', async () => {
    const file = path.join(root, 'src/pages/a.ts');
    const replace = async () => {
      await writeFile(path.join(root, 'new.ts'), '3');
      await rename(path.join(root, 'new.ts'), file);
    };
    for (const change of [() => writeFile(file, '2'), replace, replace, () => writeFile(file, '4')]) {
      const noticed = noticeOf('src/pages/a.ts');
      await change();
      await noticed;
    }
  });

  test('notices files of a new folder', async () => {
    const folderNoticed = noticeOf('src/feeds');
    await mkdir(path.join(root, 'src/feeds'));
    await folderNoticed;
    const noticed = noticeOf('src/feeds/b.ts');
    await writeFile(path.join(root, 'src/feeds/b.ts'), '1');
    await noticed;
  });
});
