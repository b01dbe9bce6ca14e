import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@marquee/api/acts/database.ts';
import { FakeS3 } from '@marquee/platform/storage/testing/FakeS3.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { Network } from './Network.ts';
import { prepareReleases } from './prepareReleases.ts';

export type NodePairSettings = {
  /** Folder with all data of both nodes. */
  folder: string;
  /** Ports of each node's server and api. */
  ports: readonly (readonly [port: number, apiPort: number])[];
  workers: number;
  sites?: readonly SiteKey[];
  environment?: Record<string, string>;
};

const accessKey = 'key-of-the-pair';
const bucket = 'marquee';

/** Two nodes as in production. Each has a server, an api and a data folder, and both share a database and a bucket. */
export class NodePair {
  readonly #folder: string;
  readonly #s3 = new FakeS3(bucket, accessKey);
  readonly #networks: Network[] = [];
  #postgres: EmbeddedPostgres | null = null;
  #shared: Record<string, string> = {};

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves when both serve the checkout's releases and the demo content. */
  static async start(settings: NodePairSettings): Promise<NodePair> {
    const pair = new NodePair(settings.folder);
    try {
      await pair.#start(settings);
    } catch (error) {
      await pair.stop();
      throw error;
    }
    return pair;
  }

  /** @param index 0 or 1 */
  node(index: number): Network {
    const network = this.#networks[index];
    if (!network) throw new Error(`There is no node ${index}.`);
    return network;
  }

  /** Settings of a node's server, for the release command and the registry. */
  environmentOf(index: number): NodeJS.ProcessEnv {
    const { port, apiPort, dataFolder } = this.node(index).settings;
    const nodeSettings = { PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}`, DATA_DIR: dataFolder };
    return { ...process.env, ...this.#shared, ...nodeSettings };
  }

  get databaseUrl(): string {
    return this.#shared.DATABASE_URL ?? '';
  }

  async stop(): Promise<void> {
    await Promise.all(this.#networks.map((network) => network.stop()));
    await this.#s3.stop();
    await this.#postgres?.stop();
  }

  async #start({ ports, workers, sites, environment = {} }: NodePairSettings): Promise<void> {
    const endpoint = await this.#s3.start();
    this.#postgres = await startEmbeddedPostgres(path.join(this.#folder, 'postgres'));
    this.#shared = {
      ...{
        DATABASE_URL: this.#postgres.url,
        AWS_ACCESS_KEY_ID: accessKey,
        AWS_SECRET_ACCESS_KEY: 'secret',
        PAYEE_KEY: Buffer.alloc(32, 7).toString('base64'),
        ...environment,
      },
      ...{ RELEASE_STORAGE: `s3://${bucket}`, RELEASE_S3_ENDPOINT: endpoint },
      ...{ UPLOAD_STORAGE: `s3://${bucket}`, UPLOAD_S3_ENDPOINT: endpoint },
    };
    for (const [index, [port, apiPort]] of ports.entries())
      this.#networks.push(
        new Network({
          ...{ port, apiPort, workers, sites, environment: this.#shared },
          dataFolder: path.join(this.#folder, `node-${index}`),
          // Only the first node adds the demo content, because both share a database.
          demoContent: index === 0,
        }),
      );
    for (const network of this.#networks) await network.checkPorts();
    const first = this.node(0);
    await Promise.all([
      first.startApi(),
      prepareReleases(first.settings.dataFolder, () => undefined, 'production', this.environmentOf(0)),
    ]);
    await Promise.all(this.#networks.slice(1).map((network) => network.startApi()));
    await Promise.all(this.#networks.map((network) => network.startShell()));
  }
}
