import { join } from 'node:path';
import { startEmbeddedPostgres } from '@marquee/api/acts/database.ts';
import { keepDataPrivate, readConfig } from '@marquee/api/acts/settings.ts';
import type { CommandInput, LocalCommand } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { migrate } from './migrate.ts';

const maxLockTimeoutSeconds = 600;

/** Opens the database itself. The other commands update the database before they run. */
export const migrateCommand: LocalCommand = {
  isLocal: true,
  name: 'migrate',
  arguments: [],
  options: {
    'dry-run': { type: 'boolean' },
    'lock-timeout': { type: 'string' },
    'allow-incompatible': { type: 'boolean' },
  },
  summary:
    'Applies missing migrations, as the next start of an api would. With --dry-run, only prints their SQL. --lock-timeout is the number of seconds that an attempt waits for a table, by default 3. Migrations after which the previous version may fail need --allow-incompatible.',
  async run({ print, report }, { options }) {
    const lockTimeout = readLockTimeout(options);
    const config = readConfig(process.env);
    await keepDataPrivate(config.dataDirectory);
    const embedded = config.database.url ? null : await startEmbeddedPostgres(join(config.dataDirectory, 'postgres'));
    const url = config.database.url ?? embedded?.url ?? '';
    const isDryRun = options['dry-run'] === true;
    const allowsIncompatible = options['allow-incompatible'] === true;
    try {
      return await migrate(url, { isDryRun, allowsIncompatible, lockTimeout }, { print, report });
    } finally {
      await embedded?.stop();
    }
  },
};

/** @returns milliseconds; undefined without the option */
function readLockTimeout({ 'lock-timeout': text }: CommandInput['options']): number | undefined {
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= maxLockTimeoutSeconds))
    throw new UsageError(`--lock-timeout is not a number of seconds up to ${maxLockTimeoutSeconds}.`);
  return Math.ceil(seconds * 1_000);
}
