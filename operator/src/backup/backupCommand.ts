import { resolve } from 'node:path';
import { openOriginals } from '@marquee/api/images/rendering/openOriginals.ts';
import type { Command } from '../frame/Command.ts';
import { backUp } from './backUp.ts';
import { describeBackup } from './describeBackup.ts';

export const backupCommand: Command = {
  name: 'backup',
  arguments: ['file'],
  options: { 'database-only': { type: 'boolean' } },
  summary:
    'Writes the database, pictures and waiting impressions into a new zip file, while the network runs; with --database-only no pictures.',
  async run({ config, databaseUrl, now, print }, { arguments: { file = '' }, options }) {
    const originals = await openOriginals(config);
    const installation = { databaseUrl, originals, journalDirectory: config.impressions.directory };
    const isDatabaseOnly = options['database-only'] === true;
    const manifest = await backUp(installation, resolve(file), now, { isDatabaseOnly });
    print(`${file} has ${describeBackup(manifest)}. It contains passwords' hashes and secrets: keep it safe.`);
    if (isDatabaseOnly)
      print('It has no pictures: keep the originals beside it, in their bucket or as a copy of DATA_DIR/originals.');
    return true;
  },
};
