import path from 'node:path';
import { type ReleaseName, releaseNames } from '../../shell/src/releases/manifest.ts';
import { ReleaseStore } from '../../shell/src/releases/ReleaseStore.ts';
import { Registry, type ReleaseSet, releaseSetSchema } from '../../shell/src/releases/registry.ts';
import { buildRelease } from '../build/buildRelease.ts';
import type { BuildMode } from '../build/webpackBase.ts';

/**
 * Builds what has changed, publishes it and makes it live.
 * @param tell called once for each part that had to be built
 */
export async function prepareReleases(
  dataFolder: string,
  tell: (sentence: string) => void,
  mode: BuildMode = 'production',
): Promise<ReleaseSet> {
  const root = path.join(dataFolder, 'releases');
  const store = new ReleaseStore(root);
  const registry = new Registry(root);
  const versions: Partial<Record<ReleaseName, string>> = {};
  for (const name of releaseNames) {
    const { folder, manifest, isNew } = await buildRelease(name, mode);
    if (isNew) tell(`built ${name}@${manifest.version}`);
    await store.publish(folder, manifest);
    versions[name] = manifest.version;
  }
  const set = releaseSetSchema.parse(versions);
  await registry.activate(set);
  return set;
}
