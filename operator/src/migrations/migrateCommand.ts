import { join } from 'node:path';
import { migrateDatabase, pendingMigrations, startEmbeddedPostgres } from '@marquee/api/acts/database.ts';
import { keepDataPrivate, readConfig } from '@marquee/api/acts/settings.ts';
import type { LocalCommand } from '../frame/Command.ts';

/** Opens the database itself. The other commands update the database before they run. */
export const migrateCommand: LocalCommand = {
  isLocal: true,
  name: 'migrate',
  arguments: [],
  options: { 'dry-run': { type: 'boolean' } },
  summary: 'Applies missing migrations, as the next start of an api would. With --dry-run, only lists them.',
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

/** @param print prints a line for each missing migration, and a summary */
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
