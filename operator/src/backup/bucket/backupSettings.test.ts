import { expect, test } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readBackupSettings } from './backupSettings.ts';

test('reads bucket, folder, public keys and the rule of retention', async () => {
  const recipients = await Promise.all([1, 2].map(async () => identityToRecipient(await generateX25519Identity())));
  const settings = readBackupSettings({
    BACKUP_STORAGE: 's3://safe/network/backups',
    BACKUP_RECIPIENTS: recipients.join(', '),
    BACKUP_KEEP: '3d',
    AWS_ACCESS_KEY_ID: 'shared',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  expect(settings).toMatchObject({
    ...{ folder: 'network/backups/', recipients, keep: { days: 3, weeks: 0, months: 0 } },
    bucket: { location: 's3://safe', credentials: { accessKeyId: 'shared' } },
  });
  const own = { BACKUP_ACCESS_KEY_ID: 'own', BACKUP_SECRET_ACCESS_KEY: 'secret' };
  const other = readBackupSettings({ BACKUP_STORAGE: 's3://safe', AWS_ACCESS_KEY_ID: 'shared', ...own });
  expect(other).toMatchObject({ folder: '', bucket: { credentials: { accessKeyId: 'own' } } });
});

test.each([
  [{}, 'BACKUP_STORAGE is not set'],
  [{ BACKUP_STORAGE: 'safe' }, 'BACKUP_STORAGE: is s3://bucket'],
  [{ BACKUP_STORAGE: 's3://safe/../other' }, 'BACKUP_STORAGE: is s3://bucket'],
  [{ BACKUP_STORAGE: 's3://safe', BACKUP_RECIPIENTS: 'age1nobody' }, 'BACKUP_RECIPIENTS: has a text'],
  [{ BACKUP_STORAGE: 's3://safe', BACKUP_KEEP: 'some' }, 'BACKUP_KEEP: is all, or numbers'],
  [{ BACKUP_STORAGE: 's3://safe', BACKUP_ACCESS_KEY_ID: 'own' }, 'Set both BACKUP_ACCESS_KEY_ID'],
])('refuses %j', (environment, reason) => {
  expect(() => readBackupSettings(environment)).toThrow(reason);
});
