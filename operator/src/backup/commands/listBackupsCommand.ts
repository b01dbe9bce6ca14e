import type { LocalCommand } from '../../frame/Command.ts';
import { UsageError } from '../../frame/parseCommand.ts';
import { BackupError } from '../BackupError.ts';
import { BackupBucket } from '../bucket/BackupBucket.ts';
import { listBackups, readIndex, timeOfBackup } from '../bucket/BackupIndex.ts';
import { readBackupSettings } from '../bucket/backupSettings.ts';

const hourMs = 3_600_000;

export const listBackupsCommand: LocalCommand = {
  isLocal: true,
  name: 'backup list',
  arguments: [],
  options: { 'max-age-hours': { type: 'string' } },
  summary:
    'Lists the backups of BACKUP_STORAGE with the version that restores each. With --max-age-hours, exits with 1 if the newest complete backup is older.',
  async run({ print }, { options }) {
    const maxAgeHours = Number(options['max-age-hours'] ?? Number.POSITIVE_INFINITY);
    if (!(maxAgeHours > 0)) throw new UsageError('--max-age-hours is not a number of hours.');
    const bucket = await BackupBucket.open(readBackupSettings(process.env));
    const { complete, incomplete } = await listBackups(bucket);
    for (const name of complete) print(await lineOf(bucket, name));
    for (const name of incomplete) print(`${name}  incomplete: still running, or killed`);
    const newest = complete.at(-1);
    if (newest === undefined) {
      print('BACKUP_STORAGE has no complete backup.');
      return false;
    }
    const isRecent = Date.now() - timeOfBackup(newest).getTime() <= maxAgeHours * hourMs;
    if (!isRecent) print(`✖ The newest complete backup is older than ${maxAgeHours} hours.`);
    return isRecent;
  },
};

/** A damaged index must not hide the other backups. */
async function lineOf(bucket: BackupBucket, name: string): Promise<string> {
  try {
    const { rows, parts, pictures, migration, commit, recipients } = await readIndex(bucket, name);
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    const version = commit ? `, commit ${commit.slice(0, 12)}` : '';
    return `${name}  ${rows} rows in ${bytes} bytes, ${pictures.count} pictures, migration ${migration}${version}, for ${recipients.join(', ')}`;
  } catch (error) {
    if (error instanceof BackupError) return `${name}  ${error.message}`;
    throw error;
  }
}
