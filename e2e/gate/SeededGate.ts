import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluateRelease } from '@marquee/releases/gate/evaluateRelease.ts';
import { evaluationEnvironment, StartedAhead } from '@marquee/releases/gate/launch/StartedAhead.ts';
import { partNames } from '@marquee/releases/partNames.ts';
import { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import type { GateResult } from '@marquee/releases/registry/logEntry.ts';
import { type ReleaseSet, releaseSetSchema, withRelease } from '@marquee/releases/releaseSet.ts';
import { serverPrograms } from '@marquee/server/serverPrograms.ts';
import type { PartName } from '@marquee/shared/domain';
import { buildRelease } from '@marquee/tools/bundler/buildRelease.ts';
import { ports } from '../network/addresses.ts';

/** The gate beside a live set of this checkout's builds, and how long its evaluations took. */
export class SeededGate {
  readonly cache: ReleaseCache;
  readonly live: ReleaseSet;
  readonly #folder: string;
  readonly #seconds: number[] = [];

  private constructor(folder: string, cache: ReleaseCache, live: ReleaseSet) {
    this.#folder = folder;
    this.cache = cache;
    this.live = live;
  }

  /** Builds changed parts, and publishes them into a throwaway cache. */
  static async open(): Promise<SeededGate> {
    const folder = await mkdtemp(path.join(tmpdir(), 'marquee-e2e-gate-'));
    const cache = new ReleaseCache(path.join(folder, 'releases'));
    const versions: Record<string, string> = {};
    for (const part of partNames) {
      const built = await buildRelease(part);
      await cache.addBuilt(built.folder, built.manifest);
      versions[part] = built.manifest.version;
    }
    return new SeededGate(folder, cache, releaseSetSchema.parse(versions));
  }

  #environment(browser: 'on' | 'off'): NodeJS.ProcessEnv {
    return { ...process.env, API_URL: `http://127.0.0.1:${ports.api}`, GATE_BROWSER: browser };
  }

  /** Starts a browser and the server's programs, as a release does while its part is built. Its caller ends them. */
  async startAhead(): Promise<StartedAhead> {
    return new StartedAhead(serverPrograms, evaluationEnvironment(this.cache, this.#environment('on')));
  }

  /** @param browser off where the fault shows without one, which saves half of the time */
  async evaluate(
    part: PartName,
    version: string,
    title: string,
    { browser = 'on', ahead }: { browser?: 'on' | 'off'; ahead?: StartedAhead } = {},
  ): Promise<GateResult> {
    const result = await evaluateRelease(withRelease(this.live, part, version), this.live, part, {
      cache: this.cache,
      environment: this.#environment(browser),
      programs: serverPrograms,
      onCheck: () => undefined,
      ahead,
    });
    this.#seconds.push(result.seconds);
    console.log(`  ${result.passed ? 'passed' : 'refused'} after ${result.seconds.toFixed(1)} s: ${title}`);
    return result;
  }

  /** Prints the time of the evaluations, and removes the cache. */
  async close(): Promise<void> {
    const sorted = this.#seconds.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]?.toFixed(1);
    console.log(`  ${sorted.length} evaluations: min ${at(0)} s, median ${at(0.5)} s, max ${at(1)} s`);
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
