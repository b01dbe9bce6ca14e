import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltSites } from '../../../builtSites.ts';
import type { Manifest } from '../../../manifest.ts';
import { budgets } from '../../budgets.ts';
import type { CheckContext, Manifests } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';

const scriptBytes = ({ browser }: Manifest, files: readonly string[]) =>
  files.reduce((sum, file) => sum + (browser.files[file]?.brotliBytes ?? 0), 0);

/** Bytes over the wire of the home page's scripts. */
export function homeScriptBytes({ shell, 'mf-reader': reader }: Pick<Manifests, 'shell' | 'mf-reader'>): number {
  return scriptBytes(shell, ['boot.js', shell.browser.entry]) + scriptBytes(reader, reader.exposes['./home'] ?? []);
}

/** Budgets that the files alone decide: the home page's scripts, and the fonts of the sites. */
export async function checkFileBudgets({ part, candidate, manifests, cache }: CheckContext): Promise<CheckResult> {
  if (part !== 'shell' && part !== 'mf-reader')
    return { problems: [], detail: 'The home page has none of its scripts, the sites none of its fonts.' };
  const bytes = homeScriptBytes(manifests);
  const problems: string[] = [];
  if (bytes > budgets.homeScripts)
    problems.push(`The home page's scripts are ${bytes} bytes; ${budgets.homeScripts} are allowed.`);
  if (part === 'shell') {
    const file = path.join(cache.folder('shell', candidate.shell), 'server/sites.json');
    for (const [key, { fontBytes }] of Object.entries(JSON.parse(await readFile(file, 'utf8')) as BuiltSites))
      if (fontBytes > budgets.fonts)
        problems.push(`The fonts of ${key} are ${fontBytes} bytes; ${budgets.fonts} are allowed.`);
  }
  return { problems, detail: `The home page's scripts are ${bytes} of ${budgets.homeScripts} bytes.` };
}
