import pg from 'pg';

/** Settings that determine the text of values, equal for reading and writing, and no time limits. */
const settings = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '10s';
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set search_path = public`;

/** Opens a connection for the snapshot or the transaction of a backup. */
export async function openSession(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'marquee-backup', keepAlive: true });
  await client.connect();
  await client.query(settings);
  return client;
}
