/** Connections to the database of an installation, migrations and the embedded server. */
export { cacheTag } from '../kernel/cache/cacheTags.ts';
export { advisoryLocks } from '../kernel/db/advisoryLocks.ts';
export { connectDatabase, type Database, type Queryable } from '../kernel/db/connect.ts';
export { productRole } from '../kernel/db/embedded/cluster.ts';
export { runningPostmaster } from '../kernel/db/embedded/postmaster.ts';
export { type EmbeddedPostgres, startEmbeddedPostgres } from '../kernel/db/embedded/startEmbeddedPostgres.ts';
export { migrateDatabase, pendingMigrations, readJournal, readMigrationSql } from '../kernel/db/migrate.ts';
export { openDatabase } from '../kernel/db/openDatabase.ts';
export { purge } from '../kernel/purges/purge.ts';
