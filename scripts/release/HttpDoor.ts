import { problemSchema } from '@marquee/shared/domain';
import { z } from 'zod';
import { type ProgressResult, progressLineSchema } from '../../shell/src/operations/progressLines.ts';
import { type ReleaseStatus, releaseStatusSchema } from '../../shell/src/releases/desk/releaseStatus.ts';
import type { Manifest, ReleaseName } from '../../shell/src/releases/manifest.ts';
import { ReleaseProblem } from '../../shell/src/releases/registry/Registry.ts';
import { packRelease } from '../../shell/src/releases/storage/packRelease.ts';
import { runningCanary } from './LocalDoor.ts';
import type { Hear, LogLine, ReleaseDoor } from './ReleaseDoor.ts';
import type { Move } from './readCommand.ts';

const statusAnswer = z.object({ status: releaseStatusSchema });
const logAnswer = z.object({ entries: z.array(z.object({ at: z.string(), actor: z.string(), text: z.string() })) });

/** Attempts to send a release whose progress breaks off: the same release again is no change. */
const mostAttempts = 3;

/** The progress ended without saying how it went. */
class BrokenOff extends Error {}

/** A desk behind the release API of a shell. */
export class HttpDoor implements ReleaseDoor {
  readonly #api: string;
  readonly #token: string;

  constructor(origin: string, token: string) {
    this.#api = `${origin}/_marquee/api`;
    this.#token = token;
  }

  async release(folder: string, manifest: Manifest, percent: number | undefined, hear: Hear): Promise<ProgressResult> {
    // A wrong token is said before megabytes are sent.
    await this.status();
    const { bytes } = await packRelease(folder);
    const path = `/releases/${manifest.name}/${manifest.version}${percent === undefined ? '' : `?canary=${percent}`}`;
    const request = { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': 'application/gzip' } };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#progress(path, request, hear);
      } catch (error) {
        if (!(error instanceof BrokenOff) || attempt === mostAttempts) throw error;
        hear({ step: 'trouble', detail: 'The connection broke off: once more', seconds: 0 });
      }
    }
  }

  async move(part: ReleaseName, move: Move, hear: Hear): Promise<ProgressResult> {
    const status = await this.status();
    const known = status.parts.find((one) => one.part === part);
    // Twice the same rollback would lead back again: it is for what runs now.
    const seen = known?.canary?.version ?? known?.live?.version;
    const { kind, ...wish } = move;
    const body =
      kind === 'canary' ? { ...move, version: move.version ?? runningCanary(status, part), kind: undefined } : wish;
    return this.#progress(
      `/parts/${part}/${kind}`,
      {
        method: 'POST',
        body: JSON.stringify({ ...body, seen }),
        headers: { 'content-type': 'application/json' },
      },
      hear,
    );
  }

  async status(): Promise<ReleaseStatus> {
    return statusAnswer.parse(await (await this.#call('/status')).json()).status;
  }

  async log(count: number): Promise<LogLine[]> {
    return logAnswer.parse(await (await this.#call(`/log?after=-${count}`)).json()).entries;
  }

  async close(): Promise<void> {}

  /** @throws ReleaseProblem when the answer is no success */
  async #call(path: string, request: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const headers = { ...request.headers, authorization: `Bearer ${this.#token}` };
    const response = await fetch(this.#api + path, { ...request, headers }).catch((error: unknown) => {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new ReleaseProblem('unreachable', `${this.#api} does not answer: ${reason}`);
    });
    if (response.ok) return response;
    const problem = problemSchema.safeParse(await response.json().catch(() => null));
    if (problem.success) throw new ReleaseProblem(problem.data.code, problem.data.error);
    const hint = response.status === 404 ? ' It has no token yet, or is no Marquee.' : '';
    throw new ReleaseProblem('unreachable', `${this.#api} answers ${response.status}.${hint}`);
  }

  async #progress(
    path: string,
    request: RequestInit & { headers: Record<string, string> },
    hear: Hear,
  ): Promise<ProgressResult> {
    const response = await this.#call(path, request);
    for await (const text of linesOf(response)) {
      const line = progressLineSchema.parse(JSON.parse(text));
      if ('step' in line) hear(line);
      else if (line.ok) return line;
      else throw new ReleaseProblem(line.problem.code, line.problem.error);
    }
    throw new BrokenOff('The connection broke off; npm run release -- status tells what was done.');
  }
}

/** Whole lines of an answer as they come; ends early when the connection does. */
async function* linesOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  let rest = '';
  try {
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw new BrokenOff(`The connection broke off: ${error instanceof Error ? error.message : String(error)}`);
  }
}
