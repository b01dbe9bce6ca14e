import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SiteKey } from '@marquee/shared/domain';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { ensureDebianPackages } from '@marquee/tools/network/production/ensureDebianPackages.ts';
import { Postgres15 } from '@marquee/tools/network/production/Postgres15.ts';
import { systemUsers } from '@marquee/tools/network/production/systemUsers.ts';
import { Terminal } from '../documents/Terminal.ts';
import { askPublic, type PublicAddress, type PublicRequest, type PublicResponse } from '../people/askPublic.ts';
import { Certificate } from './Certificate.ts';
import { Checkout } from './Checkout.ts';
import { journeyPorts } from './journeyPorts.ts';
import { MarqueeNode } from './MarqueeNode.ts';
import { Nginx } from './Nginx.ts';
import { ObjectStorage } from './ObjectStorage.ts';
import { Relay } from './Relay.ts';

const run = promisify(execFile);
const domain = 'news.test';
/** A domain that a site can get for its own. DNS and nginx already lead it here. */
const ownDomain = 'beat-weekly.test';
/** Three of the ten: the same code serves the others, and each costs time at every start and in the gate. */
const sites: readonly SiteKey[] = ['beat', 'feast', 'marquee'];

/** Production as docs/operations.md describes it, on one machine: nginx, two nodes, PostgreSQL 15 and S3. */
export class Topology {
  readonly folder: string;
  readonly checkout: Checkout;
  readonly address: PublicAddress;
  readonly certificate: Certificate;
  /** The domain that a site can get for its own. */
  readonly ownAddress: PublicAddress;
  readonly postgres: Postgres15;
  readonly storage: ObjectStorage;
  readonly databaseRelay = new Relay(journeyPorts.postgresRelay, journeyPorts.postgres);
  readonly storageRelay = new Relay(journeyPorts.storageRelay, journeyPorts.storage);
  readonly first: MarqueeNode;
  readonly second: MarqueeNode;
  #nginx: Nginx;

  private constructor(folder: string, checkout: Checkout, certificate: Certificate) {
    this.folder = folder;
    this.checkout = checkout;
    this.certificate = certificate;
    this.address = { domain, port: journeyPorts.nginx, certificate: certificate.pem };
    this.ownAddress = { ...this.address, domain: ownDomain };
    this.postgres = new Postgres15(folder, journeyPorts.postgres);
    this.storage = new ObjectStorage(folder, journeyPorts.storage);
    const watched = (port: number) => ({ ...this.sharedSettings(), METRICS_PORT: `${port}`, ACCESS_LOG: 'all' });
    this.first = this.node(
      ...(['first', journeyPorts.firstNode, journeyPorts.firstApi] as const),
      watched(journeyPorts.firstMetrics),
    );
    this.second = this.node(
      ...(['second', journeyPorts.secondNode, journeyPorts.secondApi] as const),
      watched(journeyPorts.secondMetrics),
    );
    this.#nginx = this.#nginxBefore(journeyPorts.firstNode, journeyPorts.secondNode);
  }

  /** Prepares the machine: all is there but the network. */
  static async prepare(): Promise<Topology> {
    ensureDebianPackages();
    const folder = await mkdtemp(path.join(tmpdir(), 'marquee-journeys-'));
    await chmod(folder, 0o755);
    try {
      const [checkout, certificate] = await Promise.all([
        Checkout.clone(path.join(folder, 'app'), { hasPackages: false }),
        Certificate.create(folder, [domain, ownDomain]),
      ]);
      const topology = new Topology(folder, checkout, certificate);
      try {
        await Promise.all([topology.postgres.create(), topology.storage.start()]);
        await Promise.all([topology.databaseRelay.start(), topology.storageRelay.start()]);
      } catch (error) {
        await topology.stop();
        throw error;
      }
      return topology;
    } catch (error) {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      throw error;
    }
  }

  get nodes(): readonly [MarqueeNode, MarqueeNode] {
    return [this.first, this.second];
  }

  /** Settings that every node shares. */
  sharedSettings(database = 'marquee', databasePort: number = journeyPorts.postgresRelay): Record<string, string> {
    return {
      ...{ SITES: sites.join(','), MARQUEE_DOMAIN: domain, WORKERS: '1', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'info' },
      ...{ PUBLIC_PROTOCOL: 'https', PUBLIC_PORT: `${journeyPorts.nginx}` },
      // These settings are for deployments of an api.
      ...{ API_SHARE_PORT: 'on', SHUTDOWN_DELAY_SECONDS: '2' },
      // A writer of the load begins more posts than a person.
      POST_LIMIT: '5000',
      OPERATOR_TOKEN: Topology.operatorToken,
      INTERNAL_SECRET: 'secret-of-the-servers-and-apis',
      PAYEE_KEY: Buffer.alloc(32, 7).toString('base64'),
      DATABASE_URL: this.postgres.urlOf(database, databasePort),
      ...this.storage.settings(journeyPorts.storageRelay),
    };
  }

  static readonly operatorToken = 'operators-token-of-the-journeys';

  /** A node that is not started yet. */
  node(name: string, port: number, apiPort: number, environment = this.sharedSettings()): MarqueeNode {
    return new MarqueeNode({ folder: this.folder, checkout: this.checkout.folder, name, port, apiPort, environment });
  }

  /** The operator's shell, as root in the checkout, with the settings of the network and a data folder of the operator's own. */
  terminal(environment: Record<string, string> = {}): Terminal {
    const settings = { ...this.operatorEnvironment, HOME: homedir(), ...environment };
    return new Terminal({ folder: this.checkout.folder, environment: settings });
  }

  /** The settings of the network with a data folder of the operator's own. */
  get operatorEnvironment(): Record<string, string> {
    return { ...this.first.environment, DATA_DIR: path.join(this.folder, 'operator') };
  }

  /**
   * Gives a folder that the operator created to the user of the nodes, as an operator must who prepares a node as root.
   */
  async giveToNodes(folder: string): Promise<void> {
    await run('chown', ['-R', `${systemUsers.node}:${systemUsers.node}`, folder]);
  }

  async startNginx(): Promise<void> {
    await this.#nginx.start();
  }

  #nginxBefore(first: number, second: number): Nginx {
    return new Nginx({
      ...{ folder: this.folder, domains: [domain, ownDomain], certificate: this.certificate, port: journeyPorts.nginx },
      servers: [`127.0.0.1:${first}`, `127.0.0.1:${second}`],
    });
  }

  /** Points nginx to the cache in front of the nodes, or to the nodes. */
  async putBeforeNodes(cache: 'varnish' | 'none'): Promise<void> {
    const { varnish, firstNode, secondNode } = journeyPorts;
    await this.#nginx.stop();
    this.#nginx = cache === 'varnish' ? this.#nginxBefore(varnish, varnish) : this.#nginxBefore(firstNode, secondNode);
    await this.#nginx.start();
  }

  /** Sends a request to the network from outside. @param host key of a site, or vocal */
  ask(host: string, urlPath: string, request?: PublicRequest): Promise<PublicResponse> {
    return askPublic(this.address, host, urlPath, request);
  }

  async stop(): Promise<void> {
    await this.#nginx.stop();
    this.databaseRelay.behave('passes');
    await Promise.all(this.nodes.map((node) => node.stop()));
    await Promise.all([this.databaseRelay.stop(), this.storageRelay.stop()]);
    await Promise.all([this.postgres.stop(), this.storage.stop()]);
    await this.#keepLogs();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** Copies the logs of all programs to the results of the tests. */
  async #keepLogs(): Promise<void> {
    const logs = path.join(repositoryRoot, 'e2e/test-results/journeys-logs');
    await rm(logs, { recursive: true, force: true });
    const files = await readdir(this.folder);
    for (const file of [...files, 'operator/logs/api.log', 'operator/logs/shell.log'])
      if (file.endsWith('.log'))
        await cp(path.join(this.folder, file), path.join(logs, path.basename(file))).catch(() => undefined);
  }
}
