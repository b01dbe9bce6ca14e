import type { Manifest } from '@marquee/releases/manifest.ts';
import { packRelease } from '@marquee/releases/storage/packRelease.ts';
import { callApi, type RemoteShell } from '@marquee/server/commands/callApi.ts';
import { RemoteError } from '@marquee/server/commands/RemoteError.ts';
import { type OverrideStatus, overrideStatusSchema } from '@marquee/server/overrides/NodeOverrides.ts';
import { z } from 'zod';

const startedResponse = z.object({ override: overrideStatusSchema });
const foundResponse = z.object({ override: overrideStatusSchema, path: z.string() });
const listResponse = z.object({ overrides: z.array(overrideStatusSchema) });

const pauseMs = 500;
/** Maximum time for a network to start a worker, in milliseconds. */
const startMs = 90_000;

/** Manages overrides of a remote network. Refusals are thrown as `RemoteError`s. */
export class OverrideClient {
  readonly #shell: RemoteShell;

  constructor(shell: RemoteShell) {
    this.#shell = shell;
  }

  /** @throws RemoteError if the token is wrong, or overrides are switched off */
  async check(): Promise<void> {
    await callApi(this.#shell, '/status');
    await this.#list().catch((error: unknown) => {
      if (!(error instanceof RemoteError) || error.code !== 'unreachable') throw error;
      throw new RemoteError(
        'switched-off',
        `${this.#shell.origin} accepts no overrides, because its setting OVERRIDES is off.`,
      );
    });
  }

  /** Sends a build as the override of one developer. */
  async start(folder: string, { name, version }: Manifest, developer: string): Promise<OverrideStatus> {
    const { bytes } = await packRelease(folder);
    const query = new URLSearchParams({ part: name, version, developer });
    const response = await callApi(this.#shell, `/overrides?${query}`, {
      method: 'POST',
      body: Buffer.from(bytes),
      headers: { 'content-type': 'application/gzip' },
    });
    return startedResponse.parse(await response.json()).override;
  }

  /** Waits until the override serves. @returns an address that opens it in a browser and is valid for ten minutes */
  async untilServing(id: string): Promise<string> {
    const deadline = Date.now() + startMs;
    while (Date.now() < deadline) {
      const { override, path } = foundResponse.parse(await (await callApi(this.#shell, `/overrides/${id}`)).json());
      if (override.state === 'serving') return this.#shell.origin + path;
      if (override.state === 'failed')
        throw new RemoteError('not-started', `The build does not start in the network:\n${override.problem}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    throw new RemoteError(
      'late',
      `The build has not started within ${startMs / 1000} seconds. Look for the reason in the shell's log.`,
    );
  }

  async end(id: string): Promise<void> {
    await callApi(this.#shell, `/overrides/${id}`, { method: 'DELETE' });
  }

  async #list(): Promise<OverrideStatus[]> {
    return listResponse.parse(await (await callApi(this.#shell, '/overrides')).json()).overrides;
  }
}
