import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { ReleaseCache } from '../../ReleaseCache.ts';
import type { ServerPrograms } from '../ServerPrograms.ts';
import { type LaunchedBrowser, launchBrowser } from './launchBrowser.ts';
import { maxTabs } from './Tabs.ts';

/**
 * Memory settings for processes that live for seconds beside a browser. Rare, single-threaded garbage collection saves a tenth of a probe's
 * time.
 */
const youngMegabytes = 32;
const execArgv = [
  '--disable-warning=ExperimentalWarning',
  ...[`--min-semi-space-size=${youngMegabytes}`, `--max-semi-space-size=${youngMegabytes}`, '--single-threaded-gc'],
];

const forkProgram = (file: string, env: NodeJS.ProcessEnv) =>
  fork(file, [], { env, execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });

/** Settings for the processes in which the gate tries releases. */
export function evaluationEnvironment(cache: ReleaseCache, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const dataFolder = path.dirname(cache.root);
  return {
    ...environment,
    DATA_DIR: dataFolder,
    // Lets the probe and the worker reuse the code that earlier processes compiled.
    NODE_COMPILE_CACHE: path.join(dataFolder, 'compile-cache'),
  };
}

/** Starts one of the server's programs. If the program was started ahead, sends its settings to the running process instead. */
export function startProgram(file: string, settings: NodeJS.ProcessEnv, ahead: StartedAhead | null): ChildProcess {
  const waiting = ahead?.takeProgram(file);
  if (!waiting) return forkProgram(file, settings);
  // Sending fails if the process has just exited. Its `exit` event reports that.
  waiting.send(settings, () => undefined);
  return waiting;
}

/**
 * Starts a browser and the server's programs while the release is still being built, because every evaluation needs them. The programs
 * wait for their settings. The browser and each program can be taken once.
 */
export class StartedAhead {
  #browser: Promise<LaunchedBrowser> | null;
  readonly #programs: Map<string, ChildProcess>;
  readonly #end = new AbortController();
  /** Settles once the live set's report is recent enough. Never rejects, because the evaluation can make the report itself. */
  readonly renewal: Promise<void>;

  /**
   * @param environment result of `evaluationEnvironment`
   * @param renew replaces the live set's report if it would be too old, until the signal aborts
   */
  constructor(
    { probe, worker }: ServerPrograms,
    environment: NodeJS.ProcessEnv,
    renew: (signal: AbortSignal) => Promise<void> = async () => undefined,
  ) {
    this.renewal = renew(this.#end.signal).catch(() => undefined);
    this.#browser = launchBrowser(environment, maxTabs);
    const waiting = { ...environment, MARQUEE_AWAITS_SETTINGS: '1' };
    const files = environment.GATE_BROWSER === 'off' ? [probe] : [probe, worker];
    this.#programs = new Map(files.map((file) => [file, forkProgram(file, waiting)]));
  }

  /**
   * Takes the browser.
   * @returns null if it was already taken
   */
  takeBrowser(): Promise<LaunchedBrowser> | null {
    const browser = this.#browser;
    this.#browser = null;
    return browser;
  }

  /**
   * Takes a program.
   * @returns null if it was already taken or has exited
   */
  takeProgram(file: string): ChildProcess | null {
    const program = this.#programs.get(file);
    this.#programs.delete(file);
    return program?.connected ? program : null;
  }

  /** Ends the browser and the programs that were not taken. */
  async close(): Promise<void> {
    this.#end.abort();
    for (const program of this.#programs.values()) program.kill('SIGKILL');
    this.#programs.clear();
    const browser = await this.takeBrowser();
    if (browser && typeof browser !== 'string')
      await browser.starting.then(
        (started) => started.close(),
        () => undefined,
      );
  }
}
