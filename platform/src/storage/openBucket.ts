import { Disk } from 'flydrive';

export type S3Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

export type BucketSettings = {
  /** `s3://bucket`; callers have other words for other places. */
  location: string;
  region: string;
  /** Address of an S3 that is not Amazon's. */
  endpoint?: string;
  /** Credentials of the bucket. Without them, Amazon's client looks in its default places. */
  credentials?: S3Credentials;
  /** Milliseconds for which an S3 may keep silent. */
  patienceMs?: number;
  /** Number of times that a request is sent before it fails. */
  attempts?: number;
};

/** Two attempts end before the 20 s after which the server gives an upload up, so that the writer gets the api's reason. */
const usualPatienceMs = 8_000;
const connectMs = 3_000;

/** Opens a bucket. Amazon's client is loaded only where it is used, and nothing connects before the first call. */
export async function openBucket(settings: BucketSettings): Promise<Disk> {
  const { location, region, endpoint, credentials, patienceMs = usualPatienceMs, attempts = 2 } = settings;
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: location.slice('s3://'.length),
    region,
    visibility: 'private',
    supportsACL: false,
    maxAttempts: attempts,
    ...(credentials ? { credentials } : {}),
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
      socketTimeout: patienceMs,
    },
    // Storage other than Amazon's rarely has a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  return new Disk(driver);
}

/** The credentials of the settings of these names, unless one of the two keys is absent. */
export function credentialsOf({
  awsAccessKeyId: accessKeyId,
  awsSecretAccessKey: secretAccessKey,
  awsSessionToken: sessionToken,
}: {
  awsAccessKeyId?: string;
  awsSecretAccessKey?: string;
  awsSessionToken?: string;
}): S3Credentials | undefined {
  return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken } : undefined;
}
