import path from 'node:path';
import { ReleaseCache } from './ReleaseCache.ts';
import { ReleaseRepository } from './ReleaseRepository.ts';
import { openRegistry } from './registry/openRegistry.ts';
import { openStorage, type S3Credentials } from './storage/openStorage.ts';

/** The settings of the shell that concern releases. */
export type ReleaseSettings = {
  DATA_DIR: string;
  DATABASE_URL?: string;
  RELEASE_STORAGE: string;
  RELEASE_S3_REGION: string;
  RELEASE_S3_ENDPOINT?: string;
  AWS_ACCESS_KEY_ID?: string;
  AWS_SECRET_ACCESS_KEY?: string;
  AWS_SESSION_TOKEN?: string;
};

/** Registry, storage and this machine's copy, as the settings name them. */
export async function openReleases(
  settings: ReleaseSettings,
  onError: (error: Error) => void,
): Promise<ReleaseRepository> {
  const { DATA_DIR: dataFolder } = settings;
  return new ReleaseRepository({
    registry: openRegistry({ databaseUrl: settings.DATABASE_URL, dataFolder, onError }),
    storage: await openStorage({
      location: settings.RELEASE_STORAGE,
      folder: path.join(dataFolder, 'storage'),
      region: settings.RELEASE_S3_REGION,
      endpoint: settings.RELEASE_S3_ENDPOINT,
      credentials: credentialsOf(settings),
    }),
    cache: new ReleaseCache(path.join(dataFolder, 'releases')),
  });
}

function credentialsOf({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: sessionToken,
}: ReleaseSettings): S3Credentials | undefined {
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken } : undefined;
}
