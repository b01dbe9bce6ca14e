import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Configuration } from 'webpack';
import { FederationEntryIdPlugin } from './FederationEntryIdPlugin.ts';
import { runWebpack } from './runWebpack.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-entry-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Builds sources in a new folder, so that the generated entry gets another name. */
async function built(name: string, plugins: Configuration['plugins'], isJoined = false): Promise<string> {
  const context = path.join(folder, name);
  const entry = path.join(context, `node_modules/.federation/entry.${createHash('md5').update(name).digest('hex')}.js`);
  await mkdir(path.dirname(entry), { recursive: true });
  await writeFile(
    entry,
    isJoined
      ? "import { part } from '../../part.js';\nglobalThis.loaded = part;\nexport const loaded = part;\n"
      : "globalThis.loaded = (await import('../../part.js')).part;\n",
  );
  await writeFile(path.join(context, 'part.js'), "export const part = 'part';\n");
  await writeFile(path.join(context, 'start.js'), `require(${JSON.stringify(entry)});\n`);
  await runWebpack({
    ...{ context, mode: 'production', entry: './start.js', devtool: false, plugins },
    optimization: { minimize: false, concatenateModules: isJoined },
    output: { path: path.join(context, 'dist') },
  });
  return (await readFile(path.join(context, 'dist/main.js'), 'utf8')).replaceAll(context, '');
}

test('the same sources give the same script when the entry is joined with its imports, as in production', async () => {
  const plugins = () => [new FederationEntryIdPlugin()];
  expect(await built('fifth', plugins(), true)).toBe(await built('sixth', plugins(), true));
  expect(await built('seventh', [], true)).not.toBe(await built('eighth', [], true));
});

test('the same sources give the same script in every folder', async () => {
  const [one, other] = [
    await built('one', [new FederationEntryIdPlugin()]),
    await built('other', [new FederationEntryIdPlugin()]),
  ];
  expect(other).toBe(one);
  expect(await built('third', [])).not.toBe(await built('fourth', []));
});
