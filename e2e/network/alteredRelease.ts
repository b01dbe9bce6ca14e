import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sealRelease } from '../../scripts/build/sealRelease.ts';
import type { Manifest, ReleaseName } from '../../shell/src/releases/manifest.ts';
import type { ReleaseStore } from '../../shell/src/releases/ReleaseStore.ts';

/**
 * Publishes a changed copy of a release, as if its team had changed a text and built it again.
 * @param change turns each script's source into another; at least one must come out different
 */
export async function publishAltered(
  store: ReleaseStore,
  name: ReleaseName,
  version: string,
  change: (source: string, side: 'browser' | 'server') => string,
): Promise<Manifest> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-altered-'));
  try {
    await cp(store.folder(name, version), folder, { recursive: true });
    let changed = 0;
    for await (const entry of glob('{browser,server}/**/*.js', { cwd: folder })) {
      const file = path.join(folder, entry);
      const source = await readFile(file, 'utf8');
      const altered = change(source, entry.startsWith('browser') ? 'browser' : 'server');
      if (altered !== source) changed += 1;
      await writeFile(file, altered);
    }
    if (changed === 0) throw new Error(`The change touches no file of ${name}@${version}`);
    const original = await store.manifest(name, version);
    const { version: _version, browser, server, ...traits } = original;
    const manifest = await sealRelease(folder, {
      ...traits,
      packageVersion: version.split('-')[0] ?? '0.0.0',
      browserEntry: browser.entry,
      serverEntry: server?.entry ?? null,
    });
    await store.publish(folder, manifest);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
