import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

export type ProgramSettings = {
  /** Name of the program in messages. */
  name: string;
  command: readonly string[];
  folder: string;
  /** The complete environment. The program inherits nothing from the tests. */
  environment: Record<string, string>;
  logFile: string;
  /** Id of the user and of its group. root if absent. */
  user?: number;
  /** Signal that stops the program. SIGTERM if absent. */
  stopSignal?: NodeJS.Signals;
};

/** Maximum time for a program to stop before it is killed, in milliseconds. */
const stopMs = 40_000;

/** One process of the topology. It exits when its parent exits. */
export class Program {
  readonly settings: ProgramSettings;
  readonly child: ChildProcess;
  readonly #ended: Promise<void>;

  constructor(settings: ProgramSettings) {
    this.settings = settings;
    const { command, folder, environment, logFile, user } = settings;
    const log = openSync(logFile, 'a', 0o600);
    const identity = user === undefined ? [] : [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
    this.child = spawn('setpriv', [...identity, '--pdeathsig=KILL', '--', ...command], {
      ...{ cwd: folder, env: environment, stdio: ['ignore', log, log], detached: true },
    });
    closeSync(log);
    this.#ended = new Promise((resolve) => this.child.once('exit', () => resolve()));
  }

  get pid(): number {
    const { pid } = this.child;
    if (pid === undefined) throw new Error(`${this.settings.name} has no process.`);
    return pid;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when the process has exited. */
  async ended(): Promise<void> {
    await this.#ended;
  }

  /** Resolves when a probe succeeds. @throws Error with the end of the log if the process exits, or after two minutes */
  async isUp(probe: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 120_000;
    while (!(await probe().catch(() => false))) {
      if (!this.isRunning || Date.now() > deadline) {
        const lines = (await readFile(this.settings.logFile, 'utf8')).trim().split('\n').slice(-20).join('\n');
        const what = this.isRunning ? 'is not up after two minutes' : 'ended at its start';
        throw new Error(`${this.settings.name} ${what}. The end of its log:\n${lines}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async stop(signal: NodeJS.Signals = this.settings.stopSignal ?? 'SIGTERM'): Promise<void> {
    if (!this.isRunning) return;
    this.child.kill(signal);
    const timer = setTimeout(() => this.child.kill('SIGKILL'), stopMs);
    await this.#ended;
    clearTimeout(timer);
  }

  async kill(): Promise<void> {
    await this.stop('SIGKILL');
  }
}
