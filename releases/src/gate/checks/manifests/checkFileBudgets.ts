import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartName } from '@marquee/shared/domain';
import type { BuiltSites } from '../../../builtSites.ts';
import type { Manifest } from '../../../manifest.ts';
import { budgets } from '../../budgets.ts';
import { type CheckContext, type Manifests, releaseOf } from '../../CheckContext.ts';
import type { CheckResult } from '../../CheckResult.ts';

const scriptBytes = ({ browser }: Manifest, files: readonly string[]) =>
  files.reduce((sum, file) => sum + (browser.files[file]?.brotliBytes ?? 0), 0);

/** Scripts that every page fetches before its reader's first interaction. */
const filesAhead = ['boot.js', 'libraries.js'];

/**
 * Adds up the scripts of the home page, which are the shell's scripts and the scripts of a remote's home module.
 * @returns the remote, and the compressed bytes. Null if no remote declares a home page
 */
export function homeScripts(manifests: Manifests): { remote: PartName; bytes: number } | null {
  const { shell } = manifests;
  for (const remote of Object.values(manifests)) {
    const files = remote.exposes[remote.probes?.find(({ kind }) => kind === 'home')?.expose ?? ''];
    if (files)
      return {
        remote: remote.name,
        bytes: scriptBytes(shell, [...filesAhead, shell.browser.entry]) + scriptBytes(remote, files),
      };
  }
  return null;
}

/**
 * Finds modules that are too large, or much larger than in the live release.
 * @param before live release. Null if there is none
 */
function heavyModules(release: Manifest, before: Manifest | null): string[] {
  return Object.entries(release.exposes).flatMap(([expose, files]) => {
    const bytes = scriptBytes(release, files);
    const known = before?.exposes[expose];
    const grown = known
      ? scriptBytes(before, known) * budgets.exposedGrowth + budgets.exposedAdded
      : budgets.exposedScripts;
    const allowed = Math.floor(Math.min(grown, budgets.exposedScripts));
    return bytes > allowed
      ? [`The scripts of ${release.name} ${expose} are ${bytes} bytes; ${allowed} are allowed.`]
      : [];
  });
}

/** Checks the budgets of files: scripts of the home page, scripts of each exposed module, and fonts of the sites. */
export async function checkFileBudgets(
  context: Pick<CheckContext, 'part' | 'candidate' | 'live' | 'manifests' | 'cache'>,
): Promise<CheckResult> {
  const { part, candidate, live, manifests, cache } = context;
  const release = releaseOf(context);
  const liveVersion = live?.[part];
  const home = homeScripts(manifests);
  const before = liveVersion === undefined ? null : await cache.manifest(part, liveVersion).catch(() => null);
  const isOfHome = part === 'shell' || part === home?.remote;
  const problems =
    isOfHome && home && home.bytes > budgets.homeScripts
      ? [`The home page's scripts are ${home.bytes} bytes; ${budgets.homeScripts} are allowed.`]
      : [];
  problems.push(...heavyModules(release, before));
  if (part === 'shell') {
    const ahead = scriptBytes(manifests.shell, filesAhead);
    if (ahead > budgets.scriptsAhead)
      problems.push(
        `The scripts that pages fetch before a reader's first interaction are ${ahead} bytes; ${budgets.scriptsAhead} are allowed.`,
      );
    const file = path.join(cache.folder('shell', candidate.shell), 'server/sites.json');
    for (const [key, { fontBytes }] of Object.entries(JSON.parse(await readFile(file, 'utf8')) as BuiltSites))
      if (fontBytes > budgets.fonts)
        problems.push(`The fonts of ${key} are ${fontBytes} bytes; ${budgets.fonts} are allowed.`);
  }
  return { problems, detail: `${modulesOf(release)} ${homeOf(home)}` };
}

function modulesOf(release: Manifest): string {
  const sizes = Object.values(release.exposes).map((files) => scriptBytes(release, files));
  return sizes.length === 0
    ? 'It exposes no module.'
    : `The largest of ${sizes.length} exposed modules has ${Math.max(...sizes)} bytes of scripts.`;
}

const homeOf = (home: ReturnType<typeof homeScripts>) =>
  home
    ? `The home page's scripts are ${home.bytes} of ${budgets.homeScripts} bytes.`
    : 'No remote names the module of the home page, so its scripts were not checked.';
