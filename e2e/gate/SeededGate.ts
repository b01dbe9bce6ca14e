import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgeRelease } from '@marquee/releases/gate/judgeRelease.ts';
import { type ReleaseName, releaseNames } from '@marquee/releases/manifest.ts';
import { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import type { Verdict } from '@marquee/releases/registry/logEntry.ts';
import { type ReleaseSet, releaseSetSchema, withRelease } from '@marquee/releases/releaseSet.ts';
import { serverPrograms } from '@marquee/server/programs.ts';
import { buildRelease } from '@marquee/tools/bundler/buildRelease.ts';
import { ports } from '../network/addresses.ts';

/** The gate beside a live set of this checkout's builds, and how long its verdicts took. */
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

  /** Builds what has changed, and publishes it into a throwaway cache. */
  static async open(): Promise<SeededGate> {
    const folder = await mkdtemp(path.join(tmpdir(), 'marquee-e2e-gate-'));
    const cache = new ReleaseCache(path.join(folder, 'releases'));
    const versions: Record<string, string> = {};
    for (const name of releaseNames) {
      const built = await buildRelease(name);
      await cache.publish(built.folder, built.manifest);
      versions[name] = built.manifest.version;
    }
    return new SeededGate(folder, cache, releaseSetSchema.parse(versions));
  }

  /** @param browser off where the fault shows without one, which saves half of the time */
  async judge(part: ReleaseName, version: string, title: string, browser: 'on' | 'off' = 'on'): Promise<Verdict> {
    const verdict = await judgeRelease(withRelease(this.live, part, version), this.live, part, {
      cache: this.cache,
      environment: { ...process.env, API_URL: `http://127.0.0.1:${ports.api}`, GATE_BROWSER: browser },
      programs: serverPrograms,
      tell: () => undefined,
    });
    this.#seconds.push(verdict.seconds);
    console.log(`  ${verdict.passed ? 'passed' : 'refused'} after ${verdict.seconds.toFixed(1)} s: ${title}`);
    return verdict;
  }

  /** Prints what the verdicts took, and removes the cache. */
  async close(): Promise<void> {
    const sorted = this.#seconds.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]?.toFixed(1);
    console.log(`  ${sorted.length} verdicts: min ${at(0)} s, median ${at(0.5)} s, max ${at(1)} s`);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
