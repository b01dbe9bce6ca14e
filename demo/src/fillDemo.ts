import { join } from 'node:path';
import { openDatabase } from '@marquee/api/acts/database.ts';
import { lockKnownAccounts } from '@marquee/api/acts/demoAccounts.ts';
import { openOriginals } from '@marquee/api/acts/pictures.ts';
import type { Config } from '@marquee/api/acts/settings.ts';
import { readSiteFolders } from '@marquee/platform/sites/siteFolders.ts';
import { isNamed } from '@marquee/shared/domain';
import { type SeedOptions, seedNetwork } from './seed/seedNetwork.ts';

const content = join(import.meta.dirname, '../content');

/**
 * Creates the missing demo sites in the database and originals of the api's settings. The api may run at the same time,
 * because its embedded database is shared and migrations wait for each other.
 * @throws Error if the database cannot be reached. A site with invalid content is reported and left out.
 */
export async function fillDemo(config: Config, now: Date, report: SeedOptions['report']): Promise<void> {
  const { db, close } = await openDatabase(config, report.warn);
  try {
    const originals = await openOriginals(config);
    const sites = (await readSiteFolders()).map(({ key }) => key).filter((key) => isNamed(config.sites, key));
    await seedNetwork({ db, originals, now, sites, content, report });
    await lockKnownAccounts({ ...config, db, report });
  } finally {
    await close();
  }
}
