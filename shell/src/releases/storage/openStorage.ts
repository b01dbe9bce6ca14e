import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { ReleaseStorage } from './ReleaseStorage.ts';

export type StorageSettings = {
  /** `disk`, or an S3 bucket as `s3://bucket`. Credentials come from AWS's own settings. */
  location: string;
  /** Folder of `disk`. */
  folder: string;
  region: string;
  /** Address of an S3 that is not Amazon's. */
  endpoint?: string;
};

/** Opens the storage that the settings name. Amazon's client is loaded only where it is used. */
export async function openStorage({ location, folder, region, endpoint }: StorageSettings): Promise<ReleaseStorage> {
  if (location === 'disk') {
    return new ReleaseStorage(new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' })));
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: location.slice('s3://'.length),
    region,
    visibility: 'private',
    supportsACL: false,
    // Others than Amazon rarely have a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  return new ReleaseStorage(new Disk(driver));
}
