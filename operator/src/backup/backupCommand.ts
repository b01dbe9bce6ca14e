import { resolve } from 'node:path';
import { openOriginals } from '@marquee/api/acts/pictures.ts';
import type { Command } from '../frame/Command.ts';
import { backUp } from './backUp.ts';
import { describeBackup } from './describeBackup.ts';

export const backupCommand: Command = {
  name: 'backup',
  arguments: ['file'],
  options: { 'database-only': { type: 'boolean' } },
  summary:
    'Writes the database, pictures and waiting impressions into a new zip file. The network may run. With --database-only, leaves out the pictures.',
  async run({ config, databaseUrl, now, print }, { arguments: { file = '' }, options }) {
    const originals = await openOriginals(config);
    const installation = { databaseUrl, originals, journalDirectory: config.impressions.directory };
    const isDatabaseOnly = options['database-only'] === true;
    const manifest = await backUp(installation, resolve(file), now, { isDatabaseOnly });
    print(`${file} has ${describeBackup(manifest)}. It contains password hashes and secrets, so keep it safe.`);
    if (isDatabaseOnly)
      print('The backup has no pictures. Keep the originals too, in their bucket or as a copy of DATA_DIR/originals.');
    return true;
  },
};
