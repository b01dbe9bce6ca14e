import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type FloodSettings = {
  /** Of the shell. */
  port: number;
  /** Sessions of the writers. */
  cookies: readonly string[];
  /** Pictures that each writer uploads at the same time. */
  atOnce: number;
};

/** Milliseconds for which the process uploads; it responds with the number of stored pictures. */
export type FloodOrder = { forMs: number };
export type FloodReport = { stored: number };

/** Writers who upload without a pause, in a process of their own: the one that times readers must not wait for them. */
export class UploadFlood {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Resolves once the picture that all of them send is made. */
  static async start(settings: FloodSettings): Promise<UploadFlood> {
    const program = path.join(import.meta.dirname, 'uploadFloodProcess.ts');
    const child = fork(program, [JSON.stringify(settings)], { execArgv: ['--disable-warning=ExperimentalWarning'] });
    await once(child, 'message');
    return new UploadFlood(child);
  }

  /** @returns how many pictures were stored. */
  async uploadFor(forMs: number): Promise<number> {
    const order: FloodOrder = { forMs };
    this.#child.send(order);
    const [report] = (await once(this.#child, 'message')) as [FloodReport];
    return report.stored;
  }

  stop(): void {
    this.#child.disconnect();
  }
}
