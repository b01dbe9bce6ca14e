import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type ProblemArguments, ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import type { PictureEdit } from '@marquee/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { UploadFormat } from './acceptedFormat.ts';
import type { NormalizedPicture } from './normalizePicture.ts';

/**
 * Time limit of a picture. The largest accepted picture takes two seconds on an idle processor, and the server in front
 * of the api waits a minute.
 */
const maxMs = 50_000;
const idleMs = 5 * 60_000;
/** Memory use beyond which the process is replaced after a picture. */
const maxKeptBytes = 512 * 1_048_576;
/** Heap limit of the process. Pixels are outside the heap. */
const heapMegabytes = 64;

/** Message to the process with the paths of the file to read and of the file to write. */
export type PictureTask = {
  source: string;
  /** Format of the file to write. */
  format: UploadFormat;
  target: string;
  /** How the file is made from a stored picture. Without it, the file to read is an upload. */
  edit?: PictureEdit;
};
export type PictureOutcome = { picture: NormalizedPicture } | { refusal: ProblemArguments } | { fault: string };
/** Response of the picture process, with the process's memory use. */
export type PictureResult = PictureOutcome & { memoryBytes: number };

/**
 * Runs `refusePolyglot` and `normalizePicture`, or `editPicture`, in a process of the lowest priority. Readers' pages and pictures have
 * precedence, and a picture that crashes its decoder does not crash the api. The process starts with the first picture
 * and ends after five minutes without a picture. It takes one picture at a time.
 */
export class PictureProcess {
  readonly #log: FastifyBaseLogger;
  #child: ChildProcess | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Process id; undefined while there is no process. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * @param source path of the uploaded file; the picture is written to `target`.
   * @throws ProblemError of `refusePolyglot` and `normalizePicture`; 503 if the process ends or takes too long
   */
  normalize(source: string, format: UploadFormat, target: string): Promise<NormalizedPicture> {
    return this.#run({ source, format, target });
  }

  /**
   * @param source path of a stored picture; the edited picture is written to `target`.
   * @throws ProblemError of `editPicture`; 503 if the process ends or takes too long
   */
  edit(source: string, format: UploadFormat, target: string, edit: PictureEdit): Promise<NormalizedPicture> {
    return this.#run({ source, format, target, edit });
  }

  async #run(task: PictureTask): Promise<NormalizedPicture> {
    if (this.#isClosed) throw interrupted('The api is stopping.');
    clearTimeout(this.#idleTimer);
    this.#child ??= this.#start();
    const result = await resultOf(this.#child, task).catch((error: unknown) => {
      this.#end();
      throw error;
    });
    if (result.memoryBytes > maxKeptBytes) this.#end();
    else this.#idleTimer = setTimeout(() => this.#end(), idleMs).unref();
    if ('picture' in result) return result.picture;
    if ('refusal' in result) throw new ProblemError(...result.refusal);
    throw new Error(`The picture cannot be processed: ${result.fault}`);
  }

  /** Ends the process, even during a picture. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idleTimer);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    this.#end();
    await exit;
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'pictureProgram.ts'), [], {
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // The process gets its own session for `lowerPriority`.
      detached: true,
    });
    this.#log.info({ processId: child.pid }, 'started the picture process');
    child.once('exit', (code, signal) => {
      // Otherwise `#end` has killed the process.
      if (this.#child !== child) return;
      this.#log.warn({ code, signal }, 'picture process died; the next picture starts a new one');
      this.#child = undefined;
    });
    child.on('error', (error) => {
      this.#log.warn({ err: error }, 'picture process failed');
      if (this.#child === child) this.#end();
    });
    return child;
  }

  #end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

/** @throws ProblemError 503 if the process ends, cannot be reached or takes too long */
async function resultOf(child: ChildProcess, task: PictureTask): Promise<PictureResult> {
  const { promise, resolve, reject } = Promise.withResolvers<PictureResult>();
  const onExit = () => reject(interrupted('The picture process died.'));
  const onError = (error: Error) => reject(interrupted(error));
  const timer = setTimeout(() => reject(interrupted(`It took more than ${maxMs / 1_000} s.`)), maxMs);
  child.once('message', resolve).once('exit', onExit).once('error', onError);
  child.send(task);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', onExit).off('error', onError);
  }
}

function interrupted(cause: unknown): ProblemError {
  return new ProblemError(503, 'busy', 'We could not process the picture. Try again in a moment.', {
    headers: { 'retry-after': '2' },
    cause,
  });
}
