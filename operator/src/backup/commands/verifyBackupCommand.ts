import { keepDataPrivate, readConfig } from '@marquee/api/acts/settings.ts';
import type { LocalCommand } from '../../frame/Command.ts';
import { UsageError } from '../../frame/parseCommand.ts';
import { BackupBucket } from '../bucket/BackupBucket.ts';
import { readBackupSettings } from '../bucket/backupSettings.ts';
import { Decryption } from '../keys/Decryption.ts';
import { verifyBackup } from '../recovery/verifyBackup.ts';

/** Needs the bucket and a key only, so it can run on a machine apart from the network. */
export const verifyBackupCommand: LocalCommand = {
  isLocal: true,
  name: 'backup verify',
  arguments: ['[name]'],
  options: { key: { type: 'string' }, 'all-pictures': { type: 'boolean' } },
  summary:
    'Restores a backup of BACKUP_STORAGE, by default the newest, into a scratch database, and checks the ledger, the presence of all pictures and a sample of their content. With --all-pictures, reads all of them.',
  async run({ print }, { arguments: { name = 'latest' }, options }) {
    if (typeof options.key !== 'string') throw new UsageError('--key is missing. Name the file of the private key.');
    const { dataDirectory } = readConfig(process.env);
    await keepDataPrivate(dataDirectory);
    const source = {
      bucket: await BackupBucket.open(readBackupSettings(process.env)),
      decryption: await Decryption.open(options.key),
      wanted: name,
      workFolder: dataDirectory,
    };
    const { manifest, readPictures, faults, ...verified } = await verifyBackup(
      source,
      options['all-pictures'] === true,
    );
    for (const fault of faults) print(`✖ ${fault}`);
    if (faults.length === 0)
      print(
        `${verified.name} can be restored. All ${manifest.pictures.length} pictures are there, and ${readPictures} were read.`,
      );
    return faults.length === 0;
  },
};
