import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltSites } from '@marquee/releases/builtSites.ts';
import { budgets } from '@marquee/releases/gate/budgets.ts';
import { homeScripts } from '@marquee/releases/gate/checks/manifests/checkFileBudgets.ts';
import type { Manifest } from '@marquee/releases/manifest.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import type { PartName } from '@marquee/shared/domain';
import { buildRelease } from '../../bundler/buildRelease.ts';
import { serverLibrariesIn } from './serverLibraries.ts';

type Check = { name: string; bytes: number; budget: number };

/** Builds every part. Checks the budgets of the builds, and that no script contains a server library. A browser test checks pages. */
export async function checkBudgets(): Promise<{ passed: number; failed: number }> {
  const folders = new Map<PartName, string>();
  const manifests = {} as Record<PartName, Manifest>;
  for (const part of partNames) {
    const { folder, manifest } = await buildRelease(part);
    folders.set(part, folder);
    manifests[part] = manifest;
  }

  const checks: Check[] = [
    {
      name: 'Scripts of the home page',
      bytes: homeScripts(manifests)?.bytes ?? Number.POSITIVE_INFINITY,
      budget: budgets.homeScripts,
    },
  ];
  const sites = JSON.parse(
    await readFile(path.join(folders.get('shell') ?? '', 'server/sites.json'), 'utf8'),
  ) as BuiltSites;
  for (const [key, { fontBytes }] of Object.entries(sites)) {
    checks.push({ name: `Fonts of ${key}`, bytes: fontBytes, budget: budgets.fonts });
  }
  let passed = 0;
  let failed = 0;
  for (const { name, bytes, budget } of checks) {
    const isOver = bytes > budget;
    if (isOver) failed += 1;
    else passed += 1;
    console.log(`  ${isOver ? '✖' : '✔'} ${name.padEnd(28)} ${String(bytes).padStart(7)} of ${budget} bytes`);
  }
  for (const [part, folder] of folders) {
    const faults = await serverLibrariesIn(path.join(folder, 'browser'));
    for (const fault of faults) console.log(`  ✖ ${part}: ${fault}`);
    if (faults.length > 0) failed += 1;
    else passed += 1;
  }
  return { passed, failed };
}
