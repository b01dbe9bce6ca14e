import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { serverLibraries, serverLibrariesIn } from './serverLibraries.ts';

it.each(serverLibraries)('knows the code of $name as it is installed', async ({ name, mark }) => {
  const entry = createRequire(import.meta.url).resolve(name);
  const code = await readFile(path.join(path.dirname(entry), 'v4/core/core.js'), 'utf8');
  expect(code).toContain(mark);
});

it('reports the script that contains a library, and says what to do', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-scripts-'));
  try {
    await writeFile(path.join(folder, 'page.js'), 'const a={};a._zod={};');
    await writeFile(path.join(folder, 'other.js'), 'const zod=1;');
    expect(await serverLibrariesIn(folder)).toEqual([
      expect.stringMatching(/^page\.js has zod, .* Import types from its schemas only/),
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
