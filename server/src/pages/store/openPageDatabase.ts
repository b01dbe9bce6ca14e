import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Version of the tables. Increase it when they change. Files of other versions are not read. */
const version = 1;

/**
 * Maximum wait in milliseconds while another process of this node writes. The wait blocks the process. A write takes
 * less than one millisecond.
 */
const busyMs = 50;

/** Folder of the stored pages in a node's data folder. */
export const storedPagesIn = (dataFolder: string) => path.join(dataFolder, 'stored-pages');

/**
 * Opens the SQLite database of a node's stored pages, and creates it if it is missing. All processes of the node can
 * have it open at the same time. A killed process does not damage it. A crash of the operating system may damage it,
 * because writes do not wait for the disk.
 * @param folder folder of the database, which is created if it is missing
 * @throws if the folder or the file cannot be used
 */
export function openPageDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(fileIn(folder), { timeout: busyMs });
  database.exec('pragma journal_mode = wal; pragma synchronous = off');
  database.exec(`
    create table if not exists pages (
      release_set text not null, key text not null, stored_at integer not null, seen integer not null,
      head text not null, body blob not null, unique (release_set, key));
    create index if not exists pages_stored_at on pages (stored_at);
    create table if not exists purges (tag text primary key, id integer not null) without rowid;
    create index if not exists purges_id on purges (id);
    create table if not exists purge_state (one integer primary key check (one = 1), last integer, floor integer);
  `);
  return database;
}

/** Deletes the database if it is damaged. It is called before other processes open it. @returns true if it was deleted */
export function removeDamagedPages(folder: string): boolean {
  try {
    const database = openPageDatabase(folder);
    try {
      if (database.prepare('pragma quick_check(1)').get()?.quick_check === 'ok') return false;
    } finally {
      database.close();
    }
  } catch {
    // The file is so damaged that it cannot be opened.
  }
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${fileIn(folder)}${suffix}`, { force: true });
  return true;
}

function fileIn(folder: string): string {
  return path.join(folder, `pages-${version}.sqlite`);
}
