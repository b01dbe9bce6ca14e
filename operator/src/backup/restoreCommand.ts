import { resolve } from 'node:path';
import { openOriginals } from '@marquee/api/acts/pictures.ts';
import type { Command } from '../frame/Command.ts';
import { describeBackup } from './describeBackup.ts';
import { restore } from './restore.ts';

export const restoreCommand: Command = {
  name: 'restore',
  arguments: ['file'],
  options: {},
  summary: 'Restores a backup into an empty installation. Stop the api first. A failed restore changes nothing.',
  async run({ config, databaseUrl, print }, { arguments: { file = '' } }) {
    const originals = await openOriginals(config);
    const installation = { databaseUrl, originals, journalDirectory: config.impressions.directory };
    print(`Restored: ${describeBackup(await restore(installation, resolve(file)))}.`);
    return true;
  },
};
