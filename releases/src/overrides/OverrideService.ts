import { randomBytes } from 'node:crypto';
import type { Manifest } from '../manifest.ts';
import type { ReleaseRepository } from '../ReleaseRepository.ts';
import { type Override, runningOverrides } from '../registry/registryState.ts';
import { endOverride, type OverrideRequest, overrideToContinue, startOverride } from './overrideDecisions.ts';

const idBytes = 8;

/** Begins and ends overrides: releases that are published, never judged, and so never live. */
export class OverrideService {
  readonly #releases: ReleaseRepository;
  readonly #now: () => number;

  constructor(releases: ReleaseRepository, now: () => number) {
    this.#releases = releases;
    this.#now = now;
  }

  /** @throws ReleaseError when another one more would be too many */
  async checkRoom(request: Omit<OverrideRequest, 'version'>): Promise<void> {
    overrideToContinue(await this.#releases.registry.read(), request, this.#now());
  }

  /** Publishes a built folder and gives it to one developer. */
  async start(
    folder: string,
    manifest: Manifest,
    caller: Pick<OverrideRequest, 'developer' | 'actor'>,
  ): Promise<Override> {
    const { registry } = this.#releases;
    const { name: part, version } = manifest;
    const request = { ...caller, part, version };
    await this.#releases.publish(folder, manifest, caller.actor);
    const newId = randomBytes(idBytes).toString('hex');
    const state = await registry.write(caller.actor, startOverride(request, newId, this.#now()));
    const started = overrideToContinue(state, request, this.#now());
    if (!started) throw new Error(`The override of ${part}@${version} is not in the log that it was written to`);
    return started;
  }

  async end(id: string, actor: string): Promise<void> {
    await this.#releases.registry.write(actor, endOverride(id));
  }

  /** Lists the overrides that have not ended. */
  async running(): Promise<Override[]> {
    return runningOverrides(await this.#releases.registry.read(), this.#now());
  }
}
