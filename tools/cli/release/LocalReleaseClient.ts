import { userInfo } from 'node:os';
import type { Manifest, ReleaseName } from '@marquee/releases/manifest.ts';
import { ReleaseError } from '@marquee/releases/ReleaseError.ts';
import { describeEntry } from '@marquee/releases/service/describeEntry.ts';
import { askShell, followShell, untilDeadline } from '@marquee/releases/service/followShell.ts';
import { openReleaseServices, type ReleaseServices } from '@marquee/releases/service/openReleaseServices.ts';
import { type Say, sayTo } from '@marquee/releases/service/progress.ts';
import type { Asked, Outcome, ReleaseService } from '@marquee/releases/service/ReleaseService.ts';
import { type ReleaseStatus, releaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import type { ProgressResult } from '@marquee/server/admin/api/progressLines.ts';
import { shellOrigin } from '@marquee/server/admin/openOperations.ts';
import { readShellConfig, type ShellConfig } from '@marquee/server/config.ts';
import { serverPrograms } from '@marquee/server/programs.ts';
import type { LogLine, ProgressListener, ReleaseClient } from './ReleaseClient.ts';
import type { Move } from './readCommand.ts';

/** Longest time in which the shell's workers follow. */
const followMs = 60_000;

/** Registry and storage as this machine's settings name them. The shell need not run. */
export class LocalReleaseClient implements ReleaseClient {
  readonly #config: ShellConfig;
  readonly #opened: ReleaseServices;
  readonly #actor = `operator@${userName()}`;

  private constructor(config: ShellConfig, opened: ReleaseServices) {
    this.#config = config;
    this.#opened = opened;
  }

  static async open(environment: NodeJS.ProcessEnv): Promise<LocalReleaseClient> {
    const apiUrl = environment.API_URL ?? `http://127.0.0.1:${environment.API_PORT ?? 3101}`;
    const complete = { ...environment, API_URL: apiUrl };
    const config = readShellConfig(complete);
    const settings = { ...complete, DATA_DIR: config.DATA_DIR };
    return new LocalReleaseClient(
      config,
      await openReleaseServices(config, settings, serverPrograms, (error) => console.error(`✖ ${error.message}`)),
    );
  }

  release(
    folder: string,
    manifest: Manifest,
    percent: number | undefined,
    onProgress: ProgressListener,
  ): Promise<ProgressResult> {
    return this.#do(onProgress, (service, asked) => service.release(folder, manifest, { ...asked, percent }));
  }

  move(part: ReleaseName, move: Move, onProgress: ProgressListener): Promise<ProgressResult> {
    return this.#do(onProgress, async (service, asked) => {
      if (move.kind === 'live') return service.bring(part, move.version, asked);
      if (move.kind !== 'canary') return service[move.kind](part, asked);
      const version = move.version ?? runningCanary(releaseStatus(await service.state()), part);
      return service.bring(part, version, { ...asked, percent: move.percent });
    });
  }

  async status(): Promise<ReleaseStatus> {
    return releaseStatus(await this.#opened.service.state());
  }

  async log(count: number): Promise<LogLine[]> {
    const entries = await this.#opened.service.log(-count);
    return entries.map((entry) => ({ at: entry.at, actor: entry.actor, text: describeEntry(entry) }));
  }

  /** @returns the token, which is not kept */
  addToken(name: string, parts: ReleaseName[]): Promise<string> {
    return this.#opened.tokens.add(name, parts, this.#actor);
  }

  revokeToken(name: string): Promise<void> {
    return this.#opened.tokens.revoke(name, this.#actor);
  }

  /** @returns what was removed */
  retire(): Promise<string[]> {
    return this.#opened.service.retire(this.#actor);
  }

  close(): Promise<void> {
    return this.#opened.releases.registry.close();
  }

  async #do(
    onProgress: ProgressListener,
    act: (service: ReleaseService, asked: Asked) => Promise<Outcome>,
  ): Promise<ProgressResult> {
    const say: Say = sayTo(onProgress);
    const outcome = await act(this.#opened.service, { actor: this.#actor, say });
    const followed = await followShell(outcome, {
      registry: this.#opened.releases.registry,
      ask: () => askShell(shellOrigin(this.#config)),
      wait: untilDeadline(followMs),
    });
    if (followed === 'followed') say('followed', 'The shell serves it');
    const { kind, part, version } = outcome;
    return { ok: true, kind, part, version, followed };
  }
}

/** @throws ReleaseError */
export function runningCanary({ parts }: ReleaseStatus, part: ReleaseName): string {
  const canary = parts.find((one) => one.part === part)?.canary;
  if (!canary) throw new ReleaseError('no-canary', `No canary of ${part} runs: name a version.`);
  return canary.version;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // Containers may run as a number without a name.
    return String(process.getuid?.() ?? 'unknown');
  }
}
