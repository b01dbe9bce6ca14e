import { resolve } from 'node:path';
import { openOriginals } from '@marquee/api/images/rendering/openOriginals.ts';
import type { Command } from '../frame/Command.ts';
import { describeBackup } from './describeBackup.ts';
import { restore } from './restore.ts';

export const restoreCommand: Command = {
  name: 'restore',
  arguments: ['file'],
  options: {},
  summary: 'Puts a backup into an empty installation whose api is stopped, or changes nothing.',
  async run({ config, databaseUrl, print }, { arguments: { file = '' } }) {
    const originals = await openOriginals(config);
    const installation = { databaseUrl, originals, journalDirectory: config.impressions.directory };
    print(`Restored: ${describeBackup(await restore(installation, resolve(file)))}.`);
    return true;
  },
};
