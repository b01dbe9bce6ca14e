import { readSettings } from '@marquee/platform/settings/readSettings.ts';
import { type BucketSettings, credentialsOf } from '@marquee/platform/storage/openBucket.ts';
import { z } from 'zod';
import { BackupError } from '../BackupError.ts';
import { Encryption } from '../keys/Encryption.ts';
import { type KeepRule, keepRuleSchema } from './keepRule.ts';

const environmentSchema = z.object({
  /** Bucket of the backups, with a folder for this network if the bucket has other objects. */
  BACKUP_STORAGE: z
    .string()
    .regex(/^s3:\/\/[\w.-]+(\/\w[\w.-]*)*$/, 'is s3://bucket or s3://bucket/folder')
    .optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ENDPOINT: z.url().optional(),
  /** Credentials of the backups' bucket. Without them, those of the other buckets. */
  BACKUP_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  /** Public keys, separated by commas. Each of their keys opens the backups. */
  BACKUP_RECIPIENTS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(areRecipients, 'has a text that is not a public key of age, such as age1…'),
  BACKUP_KEEP: keepRuleSchema,
});

export type BackupSettings = {
  bucket: BucketSettings;
  /** Folder in the bucket, with a slash at its end; empty for the bucket itself. */
  folder: string;
  recipients: readonly string[];
  keep: KeepRule;
};

/** The S3 may be silent for this long, because a part of an archive has 16 MiB. */
const patienceMs = 60_000;
/** A backup by night has nobody who would start it again. */
const attempts = 5;

/** @throws BackupError without BACKUP_STORAGE, SettingsError for settings that are not valid */
export function readBackupSettings(environment: Readonly<Record<string, string | undefined>>): BackupSettings {
  const env = readSettings(environmentSchema, environment);
  if (!env.backupStorage)
    throw new BackupError(
      'BACKUP_STORAGE is not set. Set it to the bucket of the backups, such as s3://backups/marquee.',
    );
  const [, bucket = '', folder = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(env.backupStorage) ?? [];
  const own = { awsAccessKeyId: env.backupAccessKeyId, awsSecretAccessKey: env.backupSecretAccessKey };
  if (Boolean(own.awsAccessKeyId) !== Boolean(own.awsSecretAccessKey))
    throw new BackupError('Set both BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY, or neither.');
  return {
    bucket: {
      location: `s3://${bucket}`,
      region: env.backupS3Region,
      endpoint: env.backupS3Endpoint,
      credentials: credentialsOf(own) ?? credentialsOf(env),
      patienceMs,
      attempts,
    },
    folder: folder && `${folder}/`,
    recipients: env.backupRecipients,
    keep: env.backupKeep,
  };
}

function areRecipients(recipients: readonly string[]): boolean {
  try {
    return Boolean(new Encryption(recipients));
  } catch {
    return false;
  }
}
