import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from '@jest/globals';
import type { Manifest } from '@marquee/releases/manifest.ts';
import { StackNames } from '@marquee/server/stacks/StackNames.ts';
import { moveMaps } from './moveMaps.ts';
import { runWebpack } from './runWebpack.ts';
import { repositoryRoot, webpackBase } from './webpackBase.ts';

const blamed = { part: 'mf-post', version: '0.1.0-aaaaaaaaaa' } as const;

/** Returns the stack of the script's error, as in a browser. */
function stackOf(script: string): string {
  try {
    vm.runInNewContext(script, { document: {} }, { filename: `/assets/mf-post/${blamed.version}/main.js` });
  } catch (error) {
    return String((error as Error).stack);
  }
  return '';
}

test('a source map outside the served files locates an error of a built script in its source', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-maps-'));
  try {
    const target = { packageRoot: path.join(repositoryRoot, 'tools'), outputPath: path.join(folder, 'browser') };
    const base = webpackBase({ ...target, side: 'browser', mode: 'production', namespace: 'test' });
    await runWebpack({ ...base, entry: { main: './bundler/testing/throwingScript.ts' } });
    await moveMaps(folder);
    expect(await readdir(path.join(folder, 'browser'))).toEqual(['main.js']);

    const script = await readFile(path.join(folder, 'browser/main.js'), 'utf8');
    expect(script).not.toContain('sourceMappingURL');
    const map = await readFile(path.join(folder, 'maps/browser/main.js.map'), 'utf8');
    expect(map).not.toContain('The gallery is empty');
    const manifest = { browser: { entry: 'main.js', files: { 'main.js': {} } } } as unknown as Manifest;
    const names = new StackNames({ folder: () => folder, manifest: async () => manifest });
    expect(await names.name(stackOf(script), blamed)).toMatch(/^\S* ?tools\/bundler\/testing\/throwingScript\.ts:4\n/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
