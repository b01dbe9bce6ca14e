import path from 'node:path';
import { credentialsOf } from '@marquee/platform/storage/openBucket.ts';
import { ReleaseCache } from './ReleaseCache.ts';
import { ReleaseRepository } from './ReleaseRepository.ts';
import { openRegistry } from './registry/openRegistry.ts';
import { openStorage } from './storage/openStorage.ts';

/** The settings of the shell that concern releases. */
export type ReleaseSettings = {
  dataDir: string;
  databaseUrl?: string;
  releaseStorage: string;
  releaseS3Region: string;
  releaseS3Endpoint?: string;
  awsAccessKeyId?: string;
  awsSecretAccessKey?: string;
  awsSessionToken?: string;
};

/** Opens the registry, the storage and this machine's cache of releases, according to the settings. */
export async function openReleases(
  settings: ReleaseSettings,
  onError: (error: Error) => void,
): Promise<ReleaseRepository> {
  const { dataDir: dataFolder } = settings;
  return new ReleaseRepository({
    registry: openRegistry({ databaseUrl: settings.databaseUrl, dataFolder, onError }),
    storage: await openStorage({
      location: settings.releaseStorage,
      folder: path.join(dataFolder, 'storage'),
      region: settings.releaseS3Region,
      endpoint: settings.releaseS3Endpoint,
      credentials: credentialsOf(settings),
    }),
    cache: new ReleaseCache(path.join(dataFolder, 'releases')),
  });
}
