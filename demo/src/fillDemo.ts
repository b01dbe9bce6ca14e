import { join } from 'node:path';
import { lockKnownAccounts } from '@marquee/api/accounts/demo/demoPasswords.ts';
import type { Config } from '@marquee/api/config/config.ts';
import { type SeedOptions, seedNetwork } from '@marquee/api/content/seedNetwork.ts';
import { connectDatabase } from '@marquee/api/db/connect.ts';
import { startEmbeddedPostgres } from '@marquee/api/db/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from '@marquee/api/db/migrate.ts';
import { openOriginals } from '@marquee/api/images/rendering/openOriginals.ts';
import { languageOf } from './pictures/languageOf.ts';

const content = join(import.meta.dirname, '../content');

/**
 * Fills in the missing sites of the demo network, in the database and the originals of the api's settings. The api may be
 * running meanwhile: its embedded database is shared, and migrations wait for each other.
 * @throws Error when the database cannot be reached; a site whose content is at fault is reported and left out
 */
export async function fillDemo(config: Config, now: Date, report: SeedOptions['report']): Promise<void> {
  const embedded = config.database.url ? null : await startEmbeddedPostgres(join(config.dataDirectory, 'postgres'));
  const url = config.database.url ?? embedded?.url ?? '';
  const onIdleError = (error: Error) => report.warn(`An idle database connection broke: ${error.message}`);
  const db = connectDatabase({ ...config.database, url, onIdleError });
  try {
    await migrateDatabase(url);
    const originals = await openOriginals(config);
    await seedNetwork({ db, originals, now, sites: config.sites, content, languageOf, report });
    await lockKnownAccounts({ ...config, db, report });
  } finally {
    await db.$client.end();
    await embedded?.stop();
  }
}
