import { userInfo } from 'node:os';
import type { Manifest } from '@marquee/releases/manifest.ts';
import { ReleaseError } from '@marquee/releases/ReleaseError.ts';
import { checkReleasable, missingParts } from '@marquee/releases/registry/missingParts.ts';
import { followServer } from '@marquee/releases/service/awaitRollout.ts';
import { describeEntry } from '@marquee/releases/service/describeEntry.ts';
import { openReleaseServices, type ReleaseServices } from '@marquee/releases/service/openReleaseServices.ts';
import { confirmOutcome, type ProgressResult } from '@marquee/releases/service/progressLine.ts';
import { type ProgressListener, stepReporter } from '@marquee/releases/service/progressStep.ts';
import type { Outcome, ReleaseRequest, ReleaseService } from '@marquee/releases/service/ReleaseService.ts';
import { type ReleaseStatus, releaseStatus } from '@marquee/releases/service/releaseStatus.ts';
import type { PartName } from '@marquee/shared/domain';
import { serverOrigin } from '../admin/openAdmin.ts';
import { readServerConfig, type ServerConfig } from '../config.ts';
import { createAwaitPrepared } from '../nodes/awaitPrepared.ts';
import type { NodeStatuses } from '../nodes/NodeStatus.ts';
import { readNetworkFile } from '../nodes/networkFile.ts';
import { nodeName, openNodeStatuses } from '../nodes/openNodeStatuses.ts';
import { serverPrograms } from '../serverPrograms.ts';
import type { LogLine, ReleaseClient, ReleaseOptions } from './ReleaseClient.ts';
import type { Move } from './readCommand.ts';
import { startReleases } from './startReleases.ts';

/** Adds missing ports to the settings, from the network that last ran on the data folder. */
async function withAddresses(environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const { API_URL, API_PORT, PORT } = environment;
  const lastNetwork = await readNetworkFile(readServerConfig(environment).dataDir);
  const ownApi = API_PORT ? `http://127.0.0.1:${API_PORT}` : undefined;
  return {
    ...environment,
    PORT: PORT ?? (lastNetwork ? String(lastNetwork.port) : undefined),
    API_URL: API_URL ?? ownApi ?? lastNetwork?.apiUrl ?? 'http://127.0.0.1:3101',
  };
}

/** Releases with the registry and the storage in this machine's settings. The server need not run. */
export class LocalReleaseClient implements ReleaseClient {
  readonly #config: ServerConfig;
  readonly #services: ReleaseServices;
  readonly #statuses: NodeStatuses;
  readonly #actor = `operator@${userName()}`;

  private constructor(config: ServerConfig, services: ReleaseServices, statuses: NodeStatuses) {
    this.#config = config;
    this.#services = services;
    this.#statuses = statuses;
  }

  static async open(environment: NodeJS.ProcessEnv): Promise<LocalReleaseClient> {
    const complete = await withAddresses(environment);
    const config = readServerConfig(complete);
    const settings = { ...complete, DATA_DIR: config.dataDir };
    const onError = (error: Error) => console.error(`✖ ${error.message}`);
    const statuses = openNodeStatuses(config, onError);
    const awaitPrepared = createAwaitPrepared(statuses);
    const services = await openReleaseServices(config, settings, serverPrograms, awaitPrepared, onError);
    return new LocalReleaseClient(config, services, statuses);
  }

  get address(): string {
    return serverOrigin(this.#config);
  }

  async checkMayRelease(part: PartName): Promise<void> {
    const state = await this.#services.service.state();
    if (!missingParts(state).includes('shell')) {
      checkReleasable(state, part);
      return;
    }
    const sentences = [
      `No network has run on ${this.#config.dataDir}, so there is nothing to release ${part} to.`,
      `To release to a network elsewhere: npm run release -- ${part} --to https://host --token … (or RELEASE_URL and RELEASE_TOKEN).`,
      'To start a network here: npm start.',
    ];
    throw new ReleaseError('nothing-live', sentences.join('\n  '));
  }

  startAhead(): void {
    this.#services.startAhead();
  }

  release(
    builtFolder: string,
    manifest: Manifest,
    options: ReleaseOptions,
    onProgress: ProgressListener,
  ): Promise<ProgressResult> {
    return this.#do(onProgress, (service, request) =>
      service.release(builtFolder, manifest, { ...request, ...options }),
    );
  }

  move(part: PartName, move: Move, onProgress: ProgressListener): Promise<ProgressResult> {
    return this.#do(onProgress, async (service, request) => {
      if (move.kind === 'live') return service.goLive(part, move.version, request);
      if (move.kind === 'promote') return service.promote(part, request);
      if (move.kind === 'abort')
        return service.abort(part, { ...request, ...(move.version && { seen: move.version }) });
      if (move.kind === 'rollback') {
        const { version, from } = move;
        return service.rollback(part, { ...request, ...(version && { version }), ...(from && { seen: from }) });
      }
      const version = move.version ?? runningCanary(releaseStatus(await service.state()), part);
      return service.startCanary(part, version, move.percent, request);
    });
  }

  async status(): Promise<ReleaseStatus> {
    return releaseStatus(await this.#services.service.state());
  }

  async log(count: number): Promise<LogLine[]> {
    const entries = await this.#services.service.log(-count);
    return entries.map((entry) => ({ at: entry.at, actor: entry.actor, text: describeEntry(entry) }));
  }

  /** Publishes built parts, and makes them live where nothing is live. */
  start(folder: string, onProgress: ProgressListener): Promise<void> {
    return startReleases(this.#services, folder, this.#actor, stepReporter(onProgress));
  }

  /** @returns the token, which is not stored */
  addToken(name: string, parts: PartName[]): Promise<string> {
    return this.#services.tokens.add(name, parts, this.#actor);
  }

  revokeToken(name: string): Promise<void> {
    return this.#services.tokens.revoke(name, this.#actor);
  }

  /** @returns the removed releases */
  retire(): Promise<string[]> {
    return this.#services.service.retire(this.#actor);
  }

  /** @returns numbers of the dropped entries */
  repair(): Promise<number[]> {
    return this.#services.service.repair(this.#actor);
  }

  async close(): Promise<void> {
    await this.#services.endAhead();
    await Promise.all([this.#services.releases.registry.close(), this.#statuses.close()]);
  }

  async #do(
    onProgress: ProgressListener,
    act: (service: ReleaseService, request: ReleaseRequest) => Promise<Outcome>,
  ): Promise<ProgressResult> {
    const report = stepReporter(onProgress);
    const outcome = await act(this.#services.service, { actor: this.#actor, report });
    return confirmOutcome(outcome, report, async (done) => {
      const followed = await followServer(done, this.#services.releases.registry, this.address);
      return followed === 'not-running' && (await this.#isExpected()) ? 'unreachable' : followed;
    });
  }

  /** True if a server of this machine has reported its status recently. */
  async #isExpected(): Promise<boolean> {
    const name = nodeName(this.#config.port);
    return (await this.#statuses.read(Date.now())).some(({ node }) => node === name);
  }
}

/** @throws ReleaseError if no canary of the part runs */
export function runningCanary({ parts }: ReleaseStatus, part: PartName): string {
  const canary = parts.find((one) => one.part === part)?.canary;
  if (!canary) throw new ReleaseError('no-canary', `No canary of ${part} runs. Add a version to start one.`);
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
