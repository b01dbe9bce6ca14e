import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runningPostmaster } from '@marquee/api/db/embedded/postmaster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@marquee/api/db/embedded/startEmbeddedPostgres.ts';
import { Network } from '../../network/Network.ts';
import { prepareReleases } from '../../network/prepareReleases.ts';

/** Ports of the network; other ones let two of these benchmarks run at the same time. */
const ports = { shell: Number(process.env.PORT ?? 3540), api: Number(process.env.API_PORT ?? 3541) };
/** Nothing of the limits is measured here. */
const limits = { LOG_LEVEL: 'warn', SAVE_LIMIT: '100000' };

/** A network with one magazine, whose api and database can be killed. The bench holds the database, not the api. */
export class SavingNetwork {
  readonly #folder: string;
  readonly #network: Network;
  #database: EmbeddedPostgres;

  private constructor(folder: string, network: Network, database: EmbeddedPostgres) {
    this.#folder = folder;
    this.#network = network;
    this.#database = database;
  }

  static async start(): Promise<SavingNetwork> {
    const folder = await mkdtemp(path.join(tmpdir(), 'marquee-saving-'));
    const database = await startEmbeddedPostgres(path.join(folder, 'postgres'));
    const environment = { ...limits, DATABASE_URL: database.url };
    const network = new Network({
      port: ports.shell,
      apiPort: ports.api,
      dataFolder: folder,
      workers: 1,
      sites: ['beat'],
      demoContent: false,
      environment,
    });
    const started = new SavingNetwork(folder, network, database);
    try {
      await network.checkPorts();
      await network.startApi();
      await prepareReleases(folder, console.log, 'production', { ...process.env, ...environment });
      await network.startShell();
      return started;
    } catch (error) {
      await started.stop();
      throw error;
    }
  }

  /** A folder for files of the bench, gone when the network is stopped. */
  get folder(): string {
    return this.#folder;
  }

  /** Origin of the creator host. */
  get origin(): string {
    return this.#network.hosts.originOf('vocal');
  }

  killApi(): void {
    this.#network.processes.find(({ name }) => name === 'api')?.child.kill('SIGKILL');
  }

  async restartApi(): Promise<void> {
    await this.#network.startApi();
  }

  async killDatabase(): Promise<void> {
    const pid = await runningPostmaster(path.join(this.#folder, 'postgres', 'cluster'));
    if (pid === undefined) throw new Error('No database runs');
    process.kill(pid, 'SIGKILL');
  }

  async restartDatabase(): Promise<void> {
    // Gives its lease back, or the last to leave would not stop the new one.
    await this.#database.stop();
    this.#database = await startEmbeddedPostgres(path.join(this.#folder, 'postgres'));
  }

  async stop(): Promise<void> {
    await this.#network.stop();
    await this.#database.stop();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
