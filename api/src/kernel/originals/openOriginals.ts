import { type BucketSettings, openBucket } from '@marquee/platform/storage/openBucket.ts';
import type { Disk } from 'flydrive';
import type { Config } from '../config/config.ts';
import { BucketOriginals } from './BucketOriginals.ts';
import { DiskOriginals } from './DiskOriginals.ts';
import type { OriginalStore } from './OriginalStore.ts';

/** Names of S3 errors for wrong settings. */
const refusals: ReadonlySet<string> = new Set([
  'NoSuchBucket',
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'AccessDenied',
  'CredentialsProviderError',
]);

/**
 * Opens the store of originals from the settings, which is the data folder or a bucket that several apis share.
 * @throws Error if the bucket rejects the settings
 */
export async function openOriginals({
  originalsDirectory,
  uploadStorage,
}: Pick<Config, 'originalsDirectory' | 'uploadStorage'>): Promise<OriginalStore> {
  if (uploadStorage.location === 'disk') return new DiskOriginals(originalsDirectory);
  const bucket = await openBucket(uploadStorage);
  await refuseWrongSettings(bucket, uploadStorage);
  return new BucketOriginals(bucket);
}

/**
 * Checks the bucket's settings. With a wrong bucket, pictures would seem to be missing. An S3 that is down does not
 * stop the start, because it may come back.
 */
async function refuseWrongSettings(bucket: Disk, { location }: BucketSettings): Promise<void> {
  const error: unknown = await bucket.getBytes('originals/none').catch((reason: unknown) => reason);
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && refusals.has(cause.name))
    throw new Error(
      `UPLOAD_STORAGE cannot be ${location}: ${cause.message.replace(/\.?$/, '.')} Check the bucket, UPLOAD_S3_REGION, UPLOAD_S3_ENDPOINT and the credentials.`,
    );
}
