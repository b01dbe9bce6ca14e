import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartName } from '@marquee/shared/domain';
import type { BuiltSites } from '../../../builtSites.ts';
import type { Manifest } from '../../../manifest.ts';
import { budgets } from '../../budgets.ts';
import type { CheckContext, Manifests } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';

const scriptBytes = ({ browser }: Manifest, files: readonly string[]) =>
  files.reduce((sum, file) => sum + (browser.files[file]?.brotliBytes ?? 0), 0);

/**
 * The scripts of the home page: the shell's, and those of the module that a remote names for it.
 * @returns that remote, and bytes over the wire; null when no remote names it
 */
export function homeScripts(manifests: Manifests): { remote: PartName; bytes: number } | null {
  const { shell } = manifests;
  for (const remote of Object.values(manifests)) {
    const files = remote.exposes[remote.probes?.find(({ kind }) => kind === 'home')?.expose ?? ''];
    if (files)
      return {
        remote: remote.name,
        bytes: scriptBytes(shell, ['boot.js', shell.browser.entry]) + scriptBytes(remote, files),
      };
  }
  return null;
}

/** Budgets that the files alone decide: the home page's scripts, and the fonts of the sites. */
export async function checkFileBudgets({ part, candidate, manifests, cache }: CheckContext): Promise<CheckResult> {
  const home = homeScripts(manifests);
  if (part !== 'shell' && part !== home?.remote)
    return { problems: [], detail: 'The home page has none of its scripts, the sites none of its fonts.' };
  const problems: string[] = [];
  if (home && home.bytes > budgets.homeScripts)
    problems.push(`The home page's scripts are ${home.bytes} bytes; ${budgets.homeScripts} are allowed.`);
  if (part === 'shell') {
    const file = path.join(cache.folder('shell', candidate.shell), 'server/sites.json');
    for (const [key, { fontBytes }] of Object.entries(JSON.parse(await readFile(file, 'utf8')) as BuiltSites))
      if (fontBytes > budgets.fonts)
        problems.push(`The fonts of ${key} are ${fontBytes} bytes; ${budgets.fonts} are allowed.`);
  }
  const detail = home
    ? `The home page's scripts are ${home.bytes} of ${budgets.homeScripts} bytes.`
    : 'No remote names the module of the home page, so its scripts were not checked.';
  return { problems, detail };
}
