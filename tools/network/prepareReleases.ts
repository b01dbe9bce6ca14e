import { migrateDatabase } from '@marquee/api/acts/database.ts';
import { openReleases } from '@marquee/releases/openReleases.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import { startWith } from '@marquee/releases/registry/decisions.ts';
import { liveSet } from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetSchema } from '@marquee/releases/releaseSet.ts';
import { readServerConfig } from '@marquee/server/config.ts';
import type { PartName } from '@marquee/shared/domain';
import { buildRelease } from '../bundler/buildRelease.ts';
import type { BuildMode } from '../bundler/webpackBase.ts';
import { refuseForOthers } from './refuseForOthers.ts';

/** Actor of a start's releases in the audit log. */
const actor = 'npm start';

/**
 * Builds the changed parts, and publishes and releases all parts.
 * @param onProgress called for each part that was built
 * @param environment settings of the shell that will serve the releases
 */
export async function prepareReleases(
  dataFolder: string,
  onProgress: (sentence: string) => void,
  mode: BuildMode = 'production',
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ReleaseSet> {
  const config = readServerConfig({ ...environment, DATA_DIR: dataFolder });
  // The api is starting at the same time and may not have migrated the database yet.
  if (config.databaseUrl) await migrateDatabase(config.databaseUrl);
  const releases = await openReleases(config, () => undefined);
  try {
    const versions: Partial<Record<PartName, string>> = {};
    for (const part of partNames) {
      const { folder, manifest, isNew } = await buildRelease(part, mode);
      if (isNew) onProgress(`built ${part}@${manifest.version}`);
      await releases.publish(folder, manifest, actor);
      versions[part] = manifest.version;
    }
    const set = releaseSetSchema.parse(versions);
    await refuseForOthers(set, liveSet(await releases.registry.read()), { ...environment, DATA_DIR: dataFolder });
    await releases.registry.write(actor, startWith(set));
    return set;
  } finally {
    await releases.registry.close();
  }
}
