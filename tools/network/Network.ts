import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { Hosts } from '@marquee/server/address/Hosts.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { askHome } from './askHome.ts';
import { isPortFree } from './ports.ts';
import { StartError } from './StartError.ts';
import { type NetworkProcess, startProcess } from './startProcess.ts';

export type NetworkSettings = {
  port: number;
  apiPort: number;
  dataFolder: string;
  workers?: number;
  /** False for an empty network. By default, the demo network is filled in. */
  demoContent?: boolean;
  /** Sites to start. By default, all sites start. */
  sites?: readonly SiteKey[];
  /** `example.com` for `<site>.example.com`. `localhost` if absent. */
  domain?: string;
  /** Further settings of both programs. */
  environment?: Record<string, string>;
  /** Further settings of the shell. */
  shellEnvironment?: Record<string, string>;
};

const healthMs = 120_000;

/** The api and the shell as two processes, started in order and stopped together. */
export class Network {
  readonly settings: NetworkSettings;
  #api: NetworkProcess | null = null;
  #shell: NetworkProcess | null = null;
  #demo: NetworkProcess | null = null;
  #isFilled = false;

  constructor(settings: NetworkSettings) {
    this.settings = settings;
  }

  get hosts(): Hosts {
    const { port, domain = 'localhost' } = this.settings;
    return new Hosts({ marqueeDomain: domain, publicProtocol: 'http', port }, this.sites);
  }

  get sites(): readonly SiteKey[] {
    return this.settings.sites ?? siteFolderKeys();
  }

  get processes(): NetworkProcess[] {
    return [this.#api, this.#shell].filter((one) => one !== null);
  }

  /** @throws StartError if a port is in use */
  async checkPorts(): Promise<void> {
    const { port, apiPort } = this.settings;
    for (const [number, host, name, setting] of [
      [port, '0.0.0.0', 'the sites', 'PORT'],
      [apiPort, '127.0.0.1', 'the api', 'API_PORT'],
    ] as const) {
      if (await isPortFree(number, host)) continue;
      throw new StartError(
        `Port ${number} (${name}) is in use. Stop the program that uses it, or set ${setting} to another port.`,
      );
    }
  }

  async startApi(): Promise<void> {
    const { port, apiPort, dataFolder, environment = {} } = this.settings;
    const settings = {
      ...environment,
      // The api needs the shell's port for links in mails.
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataFolder,
      SITES: this.sites.join(','),
    };
    this.#api = await startProcess('api', 'api/src/main.ts', settings, path.join(dataFolder, 'logs'));
    await Promise.all([this.#answers(this.#api, `http://127.0.0.1:${apiPort}/readyz`), this.#fillDemo(settings)]);
  }

  /** Lets the demo fill the database at the first start of the api. */
  async #fillDemo(settings: Record<string, string>): Promise<void> {
    if (this.#isFilled || this.settings.demoContent === false) return;
    const demo = await startProcess('demo', 'demo/src/main.ts', settings, path.join(this.settings.dataFolder, 'logs'));
    this.#demo = demo;
    if (demo.child.exitCode === null && demo.child.signalCode === null) await once(demo.child, 'exit');
    this.#demo = null;
    if (demo.child.exitCode !== 0) throw await this.#problemOf(demo);
    this.#isFilled = true;
  }

  /** Kills a program without warning. */
  kill(name: 'api' | 'shell'): void {
    (name === 'api' ? this.#api : this.#shell)?.child.kill('SIGKILL');
  }

  /** Restarts the api with the same database. */
  async restartApi(): Promise<void> {
    await this.#api?.stop();
    await this.startApi();
  }

  /** Restarts the server with the live releases. */
  async restartShell(): Promise<void> {
    await this.#shell?.stop();
    await this.startShell();
  }

  async startShell(): Promise<void> {
    const { port, apiPort, dataFolder, workers, environment = {}, shellEnvironment = {} } = this.settings;
    const settings = {
      ...environment,
      ...shellEnvironment,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      DATA_DIR: dataFolder,
      SITES: this.sites.join(','),
      ...(workers ? { WORKERS: String(workers) } : {}),
    };
    this.#shell = await startProcess('shell', 'server/src/main.ts', settings, path.join(dataFolder, 'logs'));
    await this.#answers(this.#shell, `http://127.0.0.1:${port}/healthz`);
    await Promise.all(this.sites.map((key) => this.#siteAnswers(key)));
  }

  /** Waits until a site serves a page. The status is 503 while the api is too slow, as on a busy machine. */
  async #siteAnswers(key: SiteKey): Promise<void> {
    const deadline = Date.now() + healthMs;
    for (;;) {
      const { status } = await askHome(this.hosts.originOf(key));
      if (status === 200) return;
      if (status !== 503 || Date.now() > deadline)
        throw new StartError(`${key} responds with status ${status}. Look for the reason in ${this.#shell?.logFile}.`);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }

  async #answers(program: NetworkProcess, url: string): Promise<void> {
    const deadline = Date.now() + healthMs;
    while (Date.now() < deadline) {
      if (program.child.exitCode !== null) throw await this.#problemOf(program);
      const isHealthy = await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isHealthy) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new StartError(`The ${program.name} did not become healthy. Look for the reason in ${program.logFile}.`);
  }

  async #problemOf({ name, logFile }: NetworkProcess): Promise<StartError> {
    const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n').slice(-12).join('\n');
    return new StartError(`The ${name} stopped at start. The end of ${logFile}:\n${lines}`);
  }

  /** Stops the shell first, so that readers never see a site without its api. */
  async stop(): Promise<void> {
    await this.#shell?.stop();
    await this.#demo?.stop();
    await this.#api?.stop();
  }
}
