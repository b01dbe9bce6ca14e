import { execFile } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Program } from './Program.ts';
import { systemUsers } from './systemUsers.ts';

const run = promisify(execFile);
const binaries = '/usr/lib/postgresql/15/bin';
const identity = [`--reuid=${systemUsers.services}`, `--regid=${systemUsers.services}`, '--clear-groups', '--'];

/** Debian's PostgreSQL 15 in its own folder, with the locale of managed services. */
export class Postgres15 {
  readonly port: number;
  readonly #folder: string;
  #program: Program | null = null;

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
  }

  /** Environment in which PostgreSQL finds the locale, which the system may lack. */
  get #environment(): Record<string, string> {
    return { PATH: '/usr/bin:/bin', LOCPATH: path.join(this.#folder, 'locales'), LANG: 'en_US.UTF-8' };
  }

  /** Creates the locale and the cluster, and starts the server. */
  async create(): Promise<void> {
    await mkdir(path.join(this.#folder, 'locales'), { recursive: true });
    await run('localedef', ['-i', 'en_US', '-f', 'UTF-8', path.join(this.#folder, 'locales/en_US.UTF-8')]);
    const data = path.join(this.#folder, 'cluster');
    await mkdir(data, { mode: 0o700 });
    await chown(data, systemUsers.services, systemUsers.services);
    const words = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=en_US.UTF-8'];
    await run('setpriv', [...identity, `${binaries}/initdb`, '--no-sync', ...words], {
      env: this.#environment,
      cwd: data,
    });
    await this.start();
  }

  async start(): Promise<void> {
    const data = path.join(this.#folder, 'cluster');
    // fsync is off, because tests kill processes and never the machine.
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${data}`,
      'max_connections=100',
      'fsync=off',
    ];
    this.#program = new Program({
      name: 'PostgreSQL 15',
      command: [`${binaries}/postgres`, '-D', data, '-p', `${this.port}`, ...settings.flatMap((one) => ['-c', one])],
      ...{ folder: data, environment: this.#environment, user: systemUsers.services },
      logFile: path.join(this.#folder, 'postgres.log'),
      stopSignal: 'SIGINT',
    });
    await this.#program.isUp(async () => (await this.query('select 1')).trim() === '1');
  }

  /** Runs SQL as the superuser, as an operator does in psql. @returns rows without headings */
  async query(sql: string, database = 'postgres'): Promise<string> {
    const words = ['-h', '127.0.0.1', '-p', `${this.port}`, '-U', 'postgres', '-d', database];
    const { stdout } = await run(`${binaries}/psql`, [...words, '-X', '-qAt', '-v', 'ON_ERROR_STOP=1', '-c', sql]);
    return stdout;
  }

  /** Makes new sessions of the role read-only, as on a demoted server, and ends the running sessions. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    await this.query(`ALTER SYSTEM SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    await this.query('SELECT pg_reload_conf()');
    await this.query(
      "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename <> 'postgres' AND pid <> pg_backend_pid()",
    );
  }

  urlOf(database: string, port = this.port): string {
    return `postgresql://marquee:secret@127.0.0.1:${port}/${database}`;
  }

  async kill(): Promise<void> {
    await this.#program?.kill();
  }

  async stop(): Promise<void> {
    await this.#program?.stop();
  }
}
