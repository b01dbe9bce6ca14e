import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltSites } from '@marquee/releases/builtSites.ts';
import { budgets } from '@marquee/releases/gate/budgets.ts';
import type { Manifest } from '@marquee/releases/manifest.ts';
import type { PartName } from '@marquee/shared/domain';
import { buildRelease } from '../../bundler/buildRelease.ts';

type Check = { name: string; bytes: number; budget: number };

const scriptBytes = ({ browser }: Manifest, files: readonly string[]) =>
  files.reduce((sum, file) => sum + (browser.files[file]?.brotliBytes ?? Number.POSITIVE_INFINITY), 0);

/** Builds every part and checks the budgets of the builds. A browser test checks the budgets of pages. */
export async function checkBudgets(): Promise<{ passed: number; failed: number }> {
  const built = async (part: PartName) => buildRelease(part);
  const shell = await built('shell');
  const reader = await built('mf-reader');
  await built('mf-post');
  await built('mf-vocal');

  const home = reader.manifest.exposes['./home'] ?? ['missing'];
  const checks: Check[] = [
    {
      name: 'Scripts of the home page',
      bytes:
        scriptBytes(shell.manifest, ['boot.js', shell.manifest.browser.entry]) + scriptBytes(reader.manifest, home),
      budget: budgets.homeScripts,
    },
  ];
  const sites = JSON.parse(await readFile(path.join(shell.folder, 'server/sites.json'), 'utf8')) as BuiltSites;
  for (const [key, { fontBytes }] of Object.entries(sites)) {
    checks.push({ name: `Fonts of ${key}`, bytes: fontBytes, budget: budgets.fonts });
  }
  let failed = 0;
  for (const { name, bytes, budget } of checks) {
    const isOver = bytes > budget;
    if (isOver) failed += 1;
    console.log(`  ${isOver ? '✖' : '✔'} ${name.padEnd(28)} ${String(bytes).padStart(7)} of ${budget} bytes`);
  }
  return { passed: checks.length - failed, failed };
}
