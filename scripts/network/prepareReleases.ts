import { type ReleaseName, releaseNames } from '../../shell/src/releases/manifest.ts';
import { openReleases } from '../../shell/src/releases/openReleases.ts';
import { startWith } from '../../shell/src/releases/registry/decisions.ts';
import { type ReleaseSet, releaseSetSchema } from '../../shell/src/releases/releaseSet.ts';
import { readShellConfig } from '../../shell/src/server/config.ts';
import { buildRelease } from '../build/buildRelease.ts';
import type { BuildMode } from '../build/webpackBase.ts';

/** Who is named in the audit for what a start does by itself. */
const actor = 'npm start';

/**
 * Builds what has changed, publishes it and makes it live.
 * @param tell called once for each part that had to be built
 * @param environment settings of the shell that will serve them
 */
export async function prepareReleases(
  dataFolder: string,
  tell: (sentence: string) => void,
  mode: BuildMode = 'production',
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ReleaseSet> {
  const releases = await openReleases(readShellConfig({ ...environment, DATA_DIR: dataFolder }), () => undefined);
  try {
    const versions: Partial<Record<ReleaseName, string>> = {};
    for (const name of releaseNames) {
      const { folder, manifest, isNew } = await buildRelease(name, mode);
      if (isNew) tell(`built ${name}@${manifest.version}`);
      await releases.publish(folder, manifest, actor);
      versions[name] = manifest.version;
    }
    const set = releaseSetSchema.parse(versions);
    await releases.registry.write(actor, startWith(set));
    return set;
  } finally {
    await releases.registry.close();
  }
}
