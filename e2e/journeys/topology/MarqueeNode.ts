import { chown, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Program } from '@marquee/tools/network/production/Program.ts';
import { systemUsers } from '@marquee/tools/network/production/systemUsers.ts';
import { documentedLine } from '../documents/documentedLine.ts';

export type MarqueeNodeSettings = {
  name: string;
  /** Folder for the data folder and the logs. */
  folder: string;
  /** Folder of the checkout. */
  checkout: string;
  port: number;
  apiPort: number;
  /** Settings that the nodes share. */
  environment: Record<string, string>;
};

/** The lines of docs/operations.md that start both programs. */
const exported = [
  'export NODE_ENV=production DEMO_CONTENT=off',
  'export MARQUEE_DOMAIN=example.com',
  'export DATA_DIR=/srv/marquee',
  'export MALLOC_ARENA_MAX=2',
  'export NODE_COMPILE_CACHE=$DATA_DIR/compile-cache',
];
const programs = {
  api: 'node_modules/.bin/node --max-semi-space-size=2 api/src/main.ts',
  server: 'node_modules/.bin/node --max-semi-space-size=2 server/src/main.ts',
} as const;

/** A host that serves: an api and a server with a data folder of their own, run as the documents say, by a user who can write nowhere else. */
export class MarqueeNode {
  readonly settings: MarqueeNodeSettings;
  readonly dataFolder: string;
  #api: Program | null = null;
  #server: Program | null = null;

  constructor(settings: MarqueeNodeSettings) {
    this.settings = settings;
    this.dataFolder = path.join(settings.folder, settings.name);
  }

  /** Settings as an operator exports them, for the programs and for commands on this machine. */
  get environment(): Record<string, string> {
    const { environment, port, apiPort } = this.settings;
    return {
      // Container runtimes set this for a user without an entry in /etc/passwd.
      HOME: '/',
      ...{ PATH: '/usr/local/bin:/usr/bin:/bin', NODE_ENV: 'production', DATA_DIR: this.dataFolder },
      ...{ HOST: '127.0.0.1', PORT: `${port}`, API_PORT: `${apiPort}`, API_URL: `http://127.0.0.1:${apiPort}` },
      ...environment,
    };
  }

  get api(): Program {
    if (!this.#api) throw new Error(`The api of ${this.settings.name} was not started.`);
    return this.#api;
  }

  get server(): Program {
    if (!this.#server) throw new Error(`The server of ${this.settings.name} was not started.`);
    return this.#server;
  }

  async start(): Promise<void> {
    await this.startApi();
    await this.startServer();
  }

  /** Restarts both programs with changed settings, as an operator does who changes the environment of a service. */
  async changeSettings(changes: Record<string, string>): Promise<void> {
    Object.assign(this.settings.environment, changes);
    await this.stop();
    await this.start();
  }

  async startApi(): Promise<void> {
    this.#api = await this.#start('api');
    await this.#api.isUp(() => this.apiIsReady());
  }

  /** Puts an api with the code on the disk instead of the one that runs, as docs/operations.md describes it. */
  async replaceApi(): Promise<void> {
    const former = this.api;
    const before = await this.#timesReady();
    this.#api = await this.#start('api');
    await this.#api.isUp(async () => (await this.#timesReady()) > before);
    await former.stop();
  }

  async #timesReady(): Promise<number> {
    return (await readFile(this.logFile('api'), 'utf8')).split('api ready at').length - 1;
  }

  async startServer(): Promise<void> {
    this.#server = await this.#start('server');
    await this.#server.isUp(() => this.serverIsReady());
  }

  /** Restarts the server as a service manager does: SIGTERM, and a start once it has ended. */
  async restartServer(): Promise<void> {
    await this.server.stop();
    await this.startServer();
  }

  async #start(program: 'api' | 'server'): Promise<Program> {
    await mkdir(this.dataFolder, { recursive: true, mode: 0o700 });
    await chown(this.dataFolder, systemUsers.node, systemUsers.node);
    const values = { '/srv/marquee': this.dataFolder, 'example.com': this.environment.MARQUEE_DOMAIN ?? '' };
    const settings = exported.map((line) =>
      documentedLine(line, Object.fromEntries(Object.entries(values).filter(([example]) => line.includes(example)))),
    );
    return new Program({
      name: `The ${program} of ${this.settings.name}`,
      // The shell becomes the program, which keeps its process id.
      command: ['sh', '-c', [...settings, `exec ${documentedLine(programs[program])}`].join('\n')],
      ...{ folder: this.settings.checkout, environment: this.environment, user: systemUsers.node },
      logFile: this.logFile(program),
    });
  }

  logFile(program: 'api' | 'server'): string {
    return path.join(this.settings.folder, `${this.settings.name}-${program}.log`);
  }

  async apiIsReady(): Promise<boolean> {
    const { ok } = await fetch(`http://127.0.0.1:${this.settings.apiPort}/readyz`);
    return ok;
  }

  async serverIsReady(): Promise<boolean> {
    const { ok } = await fetch(`http://127.0.0.1:${this.settings.port}/readyz`);
    return ok;
  }

  /** Process ids of the primary and of a worker. */
  async serving(): Promise<{ pid: number; parent: number }> {
    const response = await fetch(`http://127.0.0.1:${this.settings.port}/healthz`);
    return (await response.json()) as { pid: number; parent: number };
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    await this.#api?.stop();
  }

  async kill(): Promise<void> {
    await Promise.all([this.#server?.kill(), this.#api?.kill()]);
  }
}
