import { migrateDatabase, pendingMigrations, readJournal, readMigrationSql } from '@marquee/api/acts/database.ts';
import type { CommandContext } from '../frame/Command.ts';
import { incompatibleStatements, type Migration } from './incompatibleStatements.ts';
import { reviewedMigrations } from './reviewedMigrations.ts';

export type MigrateOptions = {
  isDryRun: boolean;
  allowsIncompatible: boolean;
  /** Milliseconds for which an attempt waits for a table. */
  lockTimeout?: number;
};

/**
 * Applies the migrations that a database lacks, or prints their SQL.
 * @returns false if nothing was applied because the previous version may fail afterwards
 */
export async function migrate(
  url: string,
  { isDryRun, allowsIncompatible, lockTimeout }: MigrateOptions,
  { print, report }: Pick<CommandContext, 'print' | 'report'>,
): Promise<boolean> {
  const tags = await pendingMigrations(url);
  if (tags.length === 0) {
    print('The database is up to date.');
    return true;
  }
  const pending = await Promise.all(tags.map(async (tag) => ({ tag, sql: await readMigrationSql(tag) })));
  for (const { tag, sql } of pending) print(isDryRun ? `-- ${tag}\n${sql.trim()}\n` : tag);
  // A new database has no previous version.
  const isNew = tags.length === (await readJournal()).length;
  const { lines, isRefused } = isNew ? { lines: [], isRefused: false } : await judge(pending, allowsIncompatible);
  for (const line of lines) print(line);
  if (isDryRun) print(`Missing migrations: ${tags.length}. Nothing was changed.`);
  if (isDryRun || isRefused) return !isRefused;
  await migrateDatabase(url, lockTimeout === undefined ? {} : { lockTimeout }, report);
  print(`Applied migrations: ${tags.length}.`);
  return true;
}

/** Judges whether the version before can run during and after the migrations. */
export async function judge(
  pending: readonly Migration[],
  allowsIncompatible: boolean,
): Promise<{ lines: string[]; isRefused: boolean }> {
  const found = await incompatibleStatements(pending.filter(({ tag }) => !(tag in reviewedMigrations)));
  if (found.length === 0)
    return { lines: ['The previous version keeps working after these migrations.'], isRefused: false };
  const lines = found.map(({ tag, statement, reason }) => `✖ ${tag} ${reason}: ${statement}`);
  if (allowsIncompatible) return { lines, isRefused: false };
  const advice =
    'The previous version may fail after these migrations. Stop all its apis, then add --allow-incompatible.';
  return { lines: [...lines, advice], isRefused: true };
}
