import { resolve } from 'node:path';
import { openOriginals } from '@marquee/api/images/rendering/openOriginals.ts';
import type { Command } from '../frame/Command.ts';
import { backUp } from './backUp.ts';
import { describeBackup } from './describeBackup.ts';

export const backupCommand: Command = {
  name: 'backup',
  arguments: ['file'],
  options: {},
  summary: 'Writes the database, pictures and waiting impressions into a new zip file, while the network runs.',
  async run({ config, databaseUrl, now, print }, { arguments: { file = '' } }) {
    const originals = await openOriginals(config);
    const installation = { databaseUrl, originals, journalDirectory: config.impressions.directory };
    const manifest = await backUp(installation, resolve(file), now);
    print(`${file} has ${describeBackup(manifest)}. It contains passwords' hashes and secrets: keep it safe.`);
    return true;
  },
};
