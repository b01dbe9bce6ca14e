import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type FloodSettings = {
  /** Sessions of the writers. */
  cookies: readonly string[];
  /** Files that each writer sends at the same time. */
  atOnce: number;
  /** The largest picture that is accepted, or every kind of file that is refused. */
  files: 'accepted' | 'refused';
};

/** Where to and for how many milliseconds the process uploads; it responds with the number of responses of each status. */
export type FloodOrder = { forMs: number; port: number };
export type FloodReport = { statuses: Record<string, number> };

/** Writers who upload without a pause, in a process of their own: the one that times readers must not wait for them. */
export class UploadFlood {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Resolves once the files are made. */
  static async start(settings: FloodSettings): Promise<UploadFlood> {
    const program = path.join(import.meta.dirname, 'uploadFloodProcess.ts');
    const child = fork(program, [JSON.stringify(settings)], { execArgv: ['--disable-warning=ExperimentalWarning'] });
    await once(child, 'message');
    return new UploadFlood(child);
  }

  /** @param port of the shell, or of a sink. @returns the number of responses of each status; of 0 are those that broke off */
  async uploadFor(forMs: number, port: number): Promise<Record<string, number>> {
    const order: FloodOrder = { forMs, port };
    this.#child.send(order);
    const [report] = (await once(this.#child, 'message')) as [FloodReport];
    return report.statuses;
  }

  stop(): void {
    this.#child.disconnect();
  }
}
