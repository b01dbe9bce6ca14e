import { pathToFileURL } from 'node:url';
import { type BucketSettings, openBucket } from '@marquee/platform/storage/openBucket.ts';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { ArtifactStorage } from './ArtifactStorage.ts';

export type StorageSettings = BucketSettings & {
  /** `disk`, or an S3 bucket as `s3://bucket`. */
  location: string;
  /** Folder of `disk`. */
  folder: string;
};

/** Opens the storage that the settings name. */
export async function openStorage({ folder, ...settings }: StorageSettings): Promise<ArtifactStorage> {
  if (settings.location !== 'disk') return new ArtifactStorage(await openBucket(settings));
  return new ArtifactStorage(new Disk(new FSDriver({ location: pathToFileURL(`${folder}/`), visibility: 'private' })));
}
