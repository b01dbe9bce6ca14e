import { resolve } from 'node:path';
import { openOriginals } from '@marquee/api/acts/pictures.ts';
import type { Command, CommandContext } from '../../frame/Command.ts';
import { UsageError } from '../../frame/parseCommand.ts';
import { backUp } from '../backUp.ts';
import { BackupBucket } from '../bucket/BackupBucket.ts';
import { backUpToBucket } from '../bucket/backUpToBucket.ts';
import { readBackupSettings } from '../bucket/backupSettings.ts';
import { describeBackup } from '../describeBackup.ts';
import type { Installation } from '../Installation.ts';
import { currentCommit } from './currentCommit.ts';

export const backupCommand: Command = {
  name: 'backup',
  arguments: ['[file]'],
  options: { 'database-only': { type: 'boolean' } },
  summary:
    'Writes the database, pictures and waiting impressions into a new zip file. Without a file, writes an encrypted backup into BACKUP_STORAGE, with the pictures that it lacks, and removes old backups. The network may run.',
  async run(context, { arguments: { file }, options }) {
    const { config, databaseUrl } = context;
    const originals = await openOriginals(config);
    const installation = { databaseUrl, originals, journalDirectory: config.impressions.directory };
    const isDatabaseOnly = options['database-only'] === true;
    if (file !== undefined) await writeFile(context, installation, file, isDatabaseOnly);
    else if (isDatabaseOnly)
      throw new UsageError('--database-only needs a file. Backups in BACKUP_STORAGE copy only new pictures.');
    else await writeToBucket(context, installation);
    return true;
  },
};

async function writeFile(
  { now, print }: CommandContext,
  installation: Installation,
  file: string,
  isDatabaseOnly: boolean,
): Promise<void> {
  const manifest = await backUp(installation, resolve(file), now, { isDatabaseOnly });
  print(`${file} has ${describeBackup(manifest)}. It contains password hashes and secrets, so keep it safe.`);
  if (isDatabaseOnly)
    print('The backup has no pictures. Keep the originals too, in their bucket or as a copy of DATA_DIR/originals.');
}

async function writeToBucket({ config, now, print }: CommandContext, installation: Installation): Promise<void> {
  const settings = readBackupSettings(process.env);
  const { recipients, keep } = settings;
  const bucket = await BackupBucket.open(settings);
  const target = { bucket, recipients, keep, network: config.domain, commit: await currentCommit() };
  const { name, rows, pictures, copied, removed } = await backUpToBucket(installation, target, now);
  print(`${name} has ${rows} rows and ${pictures} pictures, of which ${copied} are new.`);
  if (removed.backups + removed.pictures > 0)
    print(`Removed ${removed.backups} old backups and ${removed.pictures} pictures that no backup needs.`);
}
