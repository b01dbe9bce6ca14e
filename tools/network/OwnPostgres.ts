import path from 'node:path';
import { type EmbeddedPostgres, runningPostmaster, startEmbeddedPostgres } from '@marquee/api/acts/database.ts';

/** A PostgreSQL outside of the api, which a test or a bench can kill and restart at the same address. */
export class OwnPostgres {
  #home = '';
  #server: EmbeddedPostgres | null = null;

  /** @returns the address of the database */
  async start(home: string): Promise<string> {
    this.#home = home;
    this.#server = await startEmbeddedPostgres(home);
    return this.#server.url;
  }

  async kill(): Promise<void> {
    const pid = await runningPostmaster(path.join(this.#home, 'cluster'));
    if (pid === undefined) throw new Error('The database is not running.');
    process.kill(pid, 'SIGKILL');
  }

  async startAgain(): Promise<void> {
    // Returns the lease of the killed server first. Otherwise the last holder would not stop the new server.
    await this.#server?.stop();
    await this.start(this.#home);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }
}
