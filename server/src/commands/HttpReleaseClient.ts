import type { Manifest } from '@marquee/releases/manifest.ts';
import { followElsewhere, type ServedVersions, workerHealthSchema } from '@marquee/releases/service/awaitRollout.ts';
import { type ProgressResult, progressLineSchema } from '@marquee/releases/service/progressLine.ts';
import type { ProgressListener } from '@marquee/releases/service/progressStep.ts';
import { type ReleaseStatus, releaseStatusSchema } from '@marquee/releases/service/releaseStatus.ts';
import { packRelease } from '@marquee/releases/storage/packRelease.ts';
import type { PartName } from '@marquee/shared/domain';
import { z } from 'zod';
import { callApi, type RemoteShell } from './callApi.ts';
import { runningCanary } from './LocalReleaseClient.ts';
import type { LogLine, ReleaseClient, ReleaseOptions } from './ReleaseClient.ts';
import { RemoteError } from './RemoteError.ts';
import type { Move } from './readCommand.ts';

const statusResponse = z.object({
  status: releaseStatusSchema,
  node: workerHealthSchema,
  /** The token's holder. Absent in responses of older servers. */
  caller: z.object({ name: z.string(), parts: z.array(z.string()).nullable() }).optional(),
});
const logResponse = z.object({ entries: z.array(z.object({ at: z.string(), actor: z.string(), text: z.string() })) });

/** Maximum attempts to send a release whose progress breaks off. Sending the same release again changes nothing. */
const maxAttempts = 3;

/** The progress ended without a result. */
class ConnectionLostError extends Error {}

/** Releases over the release API of a server. */
export class HttpReleaseClient implements ReleaseClient {
  readonly #shell: RemoteShell;

  constructor(origin: string, token: string) {
    this.#shell = { origin, token };
  }

  get address(): string {
    return this.#shell.origin;
  }

  async release(
    builtFolder: string,
    manifest: Manifest,
    { percent, plan, accepted = [] }: ReleaseOptions,
    onProgress: ProgressListener,
  ): Promise<ProgressResult> {
    // Reports a wrong token before megabytes are sent.
    await this.status();
    const { bytes } = await packRelease(builtFolder);
    const query = new URLSearchParams(accepted.map((check) => ['accept', check]));
    if (plan) {
      query.set('stages', plan.stages.join(','));
      query.set('every', String(plan.everyMinutes));
    }
    if (percent !== undefined) query.set('canary', String(percent));
    const path = `/releases/${manifest.name}/${manifest.version}${query.size > 0 ? `?${query}` : ''}`;
    const request = { method: 'PUT', body: Buffer.from(bytes), headers: { 'content-type': 'application/gzip' } };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#confirmed(await this.#progress(path, request, onProgress));
      } catch (error) {
        if (!(error instanceof ConnectionLostError) || attempt === maxAttempts) throw error;
        onProgress({ step: 'trouble', detail: 'The connection broke off. Retrying', seconds: 0 });
      }
    }
  }

  async move(part: PartName, move: Move, onProgress: ProgressListener): Promise<ProgressResult> {
    const request = {
      method: 'POST',
      body: JSON.stringify(await this.#bodyOf(part, move)),
      headers: { 'content-type': 'application/json' },
    };
    return this.#confirmed(await this.#progress(`/parts/${part}/${move.kind}`, request, onProgress));
  }

  /** Sends `seen` only if the user named a version. A version that was just read would not detect changes by others. */
  async #bodyOf(part: PartName, move: Move): Promise<Record<string, string | number | undefined>> {
    switch (move.kind) {
      case 'promote':
        return {};
      case 'live':
        return { version: move.version };
      case 'abort':
        return { seen: move.version ?? undefined };
      case 'rollback':
        return { version: move.version ?? undefined, seen: move.from };
      case 'canary':
        return { version: move.version ?? runningCanary(await this.status(), part), percent: move.percent };
    }
  }

  /** @throws RemoteError if the token is for other parts */
  async checkMayRelease(part: PartName): Promise<void> {
    const { caller } = await this.#readStatus();
    if (caller?.parts && !caller.parts.includes(part))
      throw new RemoteError(
        'not-your-part',
        `The token “${caller.name}” is not for ${part}. It is for ${caller.parts.join(', ')}.`,
      );
  }

  async status(): Promise<ReleaseStatus> {
    return (await this.#readStatus()).status;
  }

  /** Returns the state of the registry, and the sets that the responding worker serves. */
  async #readStatus() {
    return statusResponse.parse(await (await callApi(this.#shell, '/status')).json());
  }

  /** Requests the address as readers do, because the result is only the server's own report. */
  async #confirmed(result: ProgressResult): Promise<ProgressResult> {
    const { part } = result;
    if (result.followed !== 'followed') return result;
    const readNode = async () => {
      const { status, node } = await this.#readStatus();
      return { ...node, decided: decidedOf(status, part) };
    };
    const decided = await readNode().catch(() => null);
    const followed = decided ? await followElsewhere(part, decided.decided, readNode) : 'unreachable';
    return { ...result, followed: followed === 'not-running' ? 'unreachable' : followed };
  }

  async log(count: number): Promise<LogLine[]> {
    return logResponse.parse(await (await callApi(this.#shell, `/log?after=-${count}`)).json()).entries;
  }

  async close(): Promise<void> {}

  async #progress(
    path: string,
    request: RequestInit & { headers: Record<string, string> },
    onProgress: ProgressListener,
  ): Promise<ProgressResult> {
    const response = await callApi(this.#shell, path, request);
    for await (const text of linesOf(response)) {
      const line = progressLineSchema.parse(JSON.parse(text));
      if ('step' in line) onProgress(line);
      else if (line.ok) return line;
      else throw new RemoteError(line.problem.code, line.problem.error);
    }
    throw new ConnectionLostError('The connection broke off. Run npm run release -- status to see the result.');
  }
}

function decidedOf({ parts }: ReleaseStatus, part: PartName): ServedVersions {
  const status = parts.find((one) => one.part === part);
  return { live: status?.live?.version ?? null, canary: status?.canary ?? null };
}

/** Yields complete lines of a response as they arrive. Ends early if the connection breaks off. */
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
    throw new ConnectionLostError(
      `The connection broke off: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
