import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { ArtifactStorage } from './ArtifactStorage.ts';

export type S3Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

export type StorageSettings = {
  /** `disk`, or an S3 bucket as `s3://bucket`. */
  location: string;
  /** Folder of `disk`. */
  folder: string;
  region: string;
  /** Address of an S3 that is not Amazon's. */
  endpoint?: string;
  /** Those that Amazon's client finds by itself when absent. */
  credentials?: S3Credentials;
  /** Milliseconds for which an S3 may keep silent. */
  patienceMs?: number;
};

/** The primary waits for the storage while it follows the registry: one that hangs must not keep it from a rollback for long. */
const usualPatienceMs = 10_000;
const connectMs = 3_000;

/** Opens the storage that the settings name. Amazon's client is loaded only where it is used. */
export async function openStorage(settings: StorageSettings): Promise<ArtifactStorage> {
  const { location, folder, region, endpoint, credentials, patienceMs = usualPatienceMs } = settings;
  if (location === 'disk') {
    return new ArtifactStorage(
      new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' })),
    );
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: location.slice('s3://'.length),
    region,
    visibility: 'private',
    supportsACL: false,
    maxAttempts: 2,
    ...(credentials ? { credentials } : {}),
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
      socketTimeout: patienceMs,
    },
    // Others than Amazon rarely have a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  return new ArtifactStorage(new Disk(driver));
}
