import path from 'node:path';
import { runningPostmaster } from '@marquee/api/db/embedded/postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@marquee/api/db/embedded/startEmbeddedPostgres.ts';

/** A PostgreSQL that a bench holds, so that it can be killed and started again at the same address. */
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
    // Gives its lease back, or the last to leave would not stop the new one.
    await this.#server?.stop();
    await this.start(this.#home);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }
}
