import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { ReleaseCache } from '../ReleaseCache.ts';
import { type LaunchedBrowser, launchBrowser } from './browser/launchBrowser.ts';
import { mostTabs } from './browser/Tabs.ts';
import type { ServerPrograms } from './ServerPrograms.ts';

/** They live for seconds, beside a browser: collecting garbage seldom and in one thread takes a tenth less of a probe's time. */
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
    // Probe and worker begin with the code as those before have compiled it.
    NODE_COMPILE_CACHE: path.join(dataFolder, 'compile-cache'),
  };
}

/** Starts one of the server's programs, or gives its settings to the one that was started ahead. */
export function startProgram(file: string, settings: NodeJS.ProcessEnv, ahead: StartedAhead | null): ChildProcess {
  const waiting = ahead?.takeProgram(file);
  if (!waiting) return forkProgram(file, settings);
  // Where it has just ended, its exit says so.
  waiting.send(settings, () => undefined);
  return waiting;
}

/**
 * All that an evaluation needs whatever it evaluates, started while the release is still built: a browser, and the server's programs,
 * which wait for their settings. Each is taken once.
 */
export class StartedAhead {
  #browser: Promise<LaunchedBrowser> | null;
  readonly #programs: Map<string, ChildProcess>;
  readonly #end = new AbortController();
  /** The live set's report is made anew where it would be too old. It never rejects: the evaluation makes the report itself. */
  readonly renewal: Promise<void>;

  /**
   * @param environment as `evaluationEnvironment` makes it
   * @param renew makes the live set's report anew where it would be too old, until it is ended
   */
  constructor(
    { probe, worker }: ServerPrograms,
    environment: NodeJS.ProcessEnv,
    renew: (signal: AbortSignal) => Promise<void> = async () => undefined,
  ) {
    this.renewal = renew(this.#end.signal).catch(() => undefined);
    this.#browser = launchBrowser(environment, mostTabs);
    const waiting = { ...environment, MARQUEE_AWAITS_SETTINGS: '1' };
    const files = environment.GATE_BROWSER === 'off' ? [probe] : [probe, worker];
    this.#programs = new Map(files.map((file) => [file, forkProgram(file, waiting)]));
  }

  /** Null when it was taken already. */
  takeBrowser(): Promise<LaunchedBrowser> | null {
    const browser = this.#browser;
    this.#browser = null;
    return browser;
  }

  /** Null when it was taken already, or has ended. */
  takeProgram(file: string): ChildProcess | null {
    const program = this.#programs.get(file);
    this.#programs.delete(file);
    return program?.connected ? program : null;
  }

  /** Ends what nobody has taken. */
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
