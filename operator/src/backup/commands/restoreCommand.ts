import { resolve } from 'node:path';
import { openOriginals } from '@marquee/api/acts/pictures.ts';
import type { Command, CommandInput } from '../../frame/Command.ts';
import { UsageError } from '../../frame/parseCommand.ts';
import { BackupBucket } from '../bucket/BackupBucket.ts';
import { readBackupSettings } from '../bucket/backupSettings.ts';
import { describeBackup } from '../describeBackup.ts';
import { Decryption } from '../keys/Decryption.ts';
import { restoreFromBucket } from '../recovery/restoreFromBucket.ts';
import { restore } from '../restore.ts';

export const restoreCommand: Command = {
  name: 'restore',
  arguments: ['[file]'],
  options: {
    from: { type: 'string' },
    key: { type: 'string' },
    'allow-missing-pictures': { type: 'boolean' },
  },
  summary:
    'Restores a backup into an empty installation, from a file, or from BACKUP_STORAGE by --from <name> or --from latest and --key <file>. Stop the api first. A failed restore leaves the database empty.',
  async run({ config, databaseUrl, print, report }, { arguments: { file }, options }) {
    const place = placeOf(file, options);
    const originals = await openOriginals(config);
    const installation = { databaseUrl, originals, journalDirectory: config.impressions.directory };
    if ('file' in place) {
      print(`Restored: ${describeBackup(await restore(installation, resolve(place.file)))}.`);
      return true;
    }
    const source = {
      bucket: await BackupBucket.open(readBackupSettings(process.env)),
      decryption: await Decryption.open(place.key),
      wanted: place.from,
      workFolder: config.dataDirectory,
    };
    const allowsMissingPictures = options['allow-missing-pictures'] === true;
    const manifest = await restoreFromBucket(installation, source, { allowsMissingPictures, report });
    print(`Restored: ${describeBackup(manifest)}.`);
    return true;
  },
};

function placeOf(
  file: string | undefined,
  { from, key }: CommandInput['options'],
): { file: string } | { from: string; key: string } {
  if (file !== undefined && from === undefined && key === undefined) return { file };
  if (file === undefined && typeof from === 'string' && typeof key === 'string') return { from, key };
  throw new UsageError('Name either a file, or a backup in BACKUP_STORAGE: restore --from latest --key <file>.');
}
