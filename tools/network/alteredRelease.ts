import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from '@marquee/releases/manifest.ts';
import type { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import type { PartName } from '@marquee/shared/domain';
import { sealRelease } from '../bundler/sealRelease.ts';

export type ChangeScript = (source: string, side: 'browser' | 'server') => string;

/** Changes of a team besides the changes to built scripts. */
export type OtherChanges = {
  /** Changes the manifest before hashes and version are computed from the files. */
  manifest?: (manifest: Manifest) => Manifest;
  /** Changes each TypeScript source of the release. */
  sources?: (source: string, file: string) => string;
};

async function changeFiles(folder: string, pattern: string, change: (source: string, file: string) => string) {
  let changed = 0;
  for await (const entry of glob(pattern, { cwd: folder })) {
    const file = path.join(folder, entry);
    const source = await readFile(file, 'utf8');
    const altered = change(source, entry);
    if (altered === source) continue;
    changed += 1;
    await writeFile(file, altered);
  }
  return changed;
}

/**
 * Publishes a changed copy of a release, as if its team had changed a text and built it again.
 * @param change changes the source of each script. At least one script must differ afterwards
 */
export async function publishAltered(
  cache: ReleaseCache,
  part: PartName,
  version: string,
  change: ChangeScript,
  { manifest: changeManifest = (manifest) => manifest, sources: changeSource }: OtherChanges = {},
): Promise<Manifest> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-altered-'));
  try {
    await cp(cache.folder(part, version), folder, { recursive: true });
    const changed = await changeFiles(folder, '{browser,server}/**/*.js', (source, entry) =>
      change(source, entry.startsWith('browser') ? 'browser' : 'server'),
    );
    if (changed === 0) throw new Error(`The given change affects no script of ${part}@${version}.`);
    if (changeSource && (await changeFiles(folder, 'sources/**/*.{ts,tsx}', changeSource)) === 0)
      throw new Error(`The given change affects no source of ${part}@${version}.`);
    const { version: _version, browser, server, ...traits } = changeManifest(await cache.manifest(part, version));
    const manifest = await sealRelease(folder, {
      ...traits,
      packageVersion: version.split('-')[0] ?? '0.0.0',
      browserEntry: browser.entry,
      serverEntry: server?.entry ?? null,
    });
    await cache.addBuilt(folder, manifest);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
