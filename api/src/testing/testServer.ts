import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { productRole } from '../kernel/db/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../kernel/db/embedded/startEmbeddedPostgres.ts';

/** A PostgreSQL server on which tests create their databases. */
export type TestServer = {
  /** Role that owns the databases. Like the api's role, it is not a superuser. */
  owner: string;
  /** Connection string of a database, for its owner. */
  urlOf(database: string): string;
  /**
   * Connection string for a role that may create databases, the embedded server's superuser or another server's owner.
   */
  adminUrlOf(database: string): string;
  /** Database to connect to while there is no other. */
  firstDatabase: string;
  /** Leaves the server; an embedded one stops with the last process that leaves. */
  stop(): Promise<void>;
};

/** All test files share one embedded server; its cluster stays for the next run. */
export const embeddedHome = join(tmpdir(), `marquee-api-tests-${process.getuid?.() ?? 0}`);

/** The embedded server with its data in a folder. */
export async function openEmbeddedServer(home: string): Promise<TestServer> {
  const { urlOf, superuserUrlOf, stop } = await startEmbeddedPostgres(home, { durable: false });
  return { owner: productRole, urlOf, adminUrlOf: superuserUrlOf, firstDatabase: 'postgres', stop };
}

/**
 * The server of a connection string, which only gets additional databases.
 * @throws Error if the role may not create databases, or is a superuser
 */
export async function openOwnServer(url: string): Promise<TestServer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ owner: string; database: string; rolsuper: boolean; rolcreatedb: boolean }>(
      'select rolname as owner, current_database() as database, rolsuper, rolcreatedb from pg_roles where rolname = current_user',
    )
    .finally(() => client.end());
  const [role] = rows;
  // A superuser bypasses the grants that tests check.
  if (!role?.rolcreatedb || role.rolsuper)
    throw new Error(
      'The role of DATABASE_URL cannot run the tests. Name a role that may create databases and is no superuser: CREATE ROLE tests LOGIN CREATEDB.',
    );
  const urlOf = (database: string) => {
    const other = new URL(url);
    other.pathname = `/${database}`;
    return other.href;
  };
  return { owner: role.owner, urlOf, adminUrlOf: urlOf, firstDatabase: role.database, stop: async () => undefined };
}
