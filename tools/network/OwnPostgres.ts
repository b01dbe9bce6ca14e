import path from 'node:path';
import { type EmbeddedPostgres, runningPostmaster, startEmbeddedPostgres } from '@marquee/api/acts/database.ts';

/** A PostgreSQL held outside of the api, so that a test or a bench can kill it and start it again at the same address. */
export class OwnPostgres {
  #home = '';
  #server: EmbeddedPostgres | null = null;

  /** @returns its address */
  async start(home: string): Promise<string> {
    this.#home = home;
    this.#server = await startEmbeddedPostgres(home);
    return this.#server.url;
  }

  async kill(): Promise<void> {
    const pid = await runningPostmaster(path.join(this.#home, 'cluster'));
    if (pid === undefined) throw new Error('No database runs');
    process.kill(pid, 'SIGKILL');
  }

  async startAgain(): Promise<void> {
    // Returns the lease first. Otherwise the last holder would not stop the new server.
    await this.#server?.stop();
    await this.start(this.#home);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }
}
