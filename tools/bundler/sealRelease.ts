import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, manifestSchema } from '@marquee/releases/manifest.ts';
import { releaseDigest } from '@marquee/releases/releaseDigest.ts';
import { describeBrowserFiles, describeFiles } from './describeFiles.ts';

/** Fields of a manifest that are not derived from the files. */
export type ReleaseTraits = Omit<Manifest, 'version' | 'browser' | 'server' | 'sizes' | 'typeSources'> & {
  /** Version of the package. The hash of the files is added to it. */
  packageVersion: string;
  browserEntry: string;
  /** Null for a part that runs in browsers only. */
  serverEntry: string | null;
};

/**
 * Writes the manifest of a built folder. Its version contains the hash of the files.
 * @throws Error if an entry is not among the files
 */
export async function sealRelease(folder: string, traits: ReleaseTraits): Promise<Manifest> {
  const { packageVersion, browserEntry, serverEntry, ...rest } = traits;
  const browserFiles = await describeBrowserFiles(path.join(folder, 'browser'));
  const serverFiles = serverEntry ? await describeFiles(path.join(folder, 'server'), { compress: false }) : null;
  const entries = [[browserFiles, browserEntry] as const, [serverFiles ?? {}, serverEntry] as const];
  for (const [files, entry] of entries)
    if (entry !== null && !files[entry]) throw new Error(`The build of ${rest.name} has no entry ${entry}.`);
  const typeSources = await describeFiles(path.join(folder, 'sources'), { compress: false });
  const digest = releaseDigest(browserFiles, serverFiles, typeSources, rest);
  const manifest = manifestSchema.parse({
    ...rest,
    version: `${packageVersion}-${digest}`,
    browser: { entry: browserEntry, files: browserFiles },
    server: serverFiles && { entry: serverEntry, files: serverFiles },
    sizes: {
      browserBytes: total(browserFiles, 'bytes'),
      browserBrotliBytes: total(browserFiles, 'brotliBytes'),
      serverBytes: total(serverFiles ?? {}, 'bytes'),
      browserFiles: Object.keys(browserFiles).length,
    },
    typeSources: Object.fromEntries(Object.entries(typeSources).map(([file, { integrity }]) => [file, integrity])),
  });
  await writeFile(path.join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function total(files: Manifest['browser']['files'], size: 'bytes' | 'brotliBytes'): number {
  return Object.values(files).reduce((sum, file) => sum + file[size], 0);
}
