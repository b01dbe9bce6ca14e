import { join } from 'node:path';
import { readConfig } from '@marquee/api/config/config.ts';
import { keepDataPrivate } from '@marquee/api/config/keepDataPrivate.ts';
import { startEmbeddedPostgres } from '@marquee/api/db/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase, pendingMigrations } from '@marquee/api/db/migrate.ts';
import type { LocalCommand } from '../frame/Command.ts';

/** Opens the database by itself: the other commands bring it up to date before they run. */
export const migrateCommand: LocalCommand = {
  isLocal: true,
  name: 'migrate',
  arguments: [],
  options: { 'dry-run': { type: 'boolean' } },
  summary:
    'Brings the database up to date, as the next start of an api would; with --dry-run it lists the migrations only.',
  async run({ print }, { options }) {
    const config = readConfig(process.env);
    await keepDataPrivate(config.dataDirectory);
    const embedded = config.database.url ? null : await startEmbeddedPostgres(join(config.dataDirectory, 'postgres'));
    const url = config.database.url ?? embedded?.url ?? '';
    try {
      await migrate(url, options['dry-run'] === true, print);
      return true;
    } finally {
      await embedded?.stop();
    }
  },
};

/** @param print gets a line for each migration that is missing, and one about the end */
export async function migrate(url: string, isDryRun: boolean, print: (line: string) => void): Promise<void> {
  const pending = await pendingMigrations(url);
  for (const tag of pending) print(tag);
  if (pending.length === 0) print('The database is up to date.');
  else if (isDryRun) print(`Missing migrations: ${pending.length}. Nothing was changed.`);
  else {
    await migrateDatabase(url);
    print(`Applied migrations: ${pending.length}.`);
  }
}
