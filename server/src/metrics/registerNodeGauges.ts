import { partNames } from '@marquee/releases/partNames.ts';
import {
  automaticRollbacksToday,
  liveSet,
  type PartState,
  type RegistryState,
} from '@marquee/releases/registry/registryState.ts';
import { type ReleaseSet, releaseSetName } from '@marquee/releases/releaseSet.ts';
import type { PartName } from '@marquee/shared/domain';
import { Counter, Gauge, type Registry } from 'prom-client';

export type NodeGaugeParts = {
  /** The last read state of the registry. Null before the first read. */
  state: () => RegistryState | null;
  /** The set that readers get. Null until one is served. */
  servedSet: () => ReleaseSet | null;
  /** Workers that run. */
  workers: () => number;
  /** Workers that have died since the start. */
  deaths: () => number;
  /** Version of the server's code. */
  version: () => string;
  now: () => number;
};

/** Registers what the primary knows: workers, and who released what. */
export function registerNodeGauges(registry: Registry, parts: NodeGaugeParts): void {
  registerFleet(registry, parts);
  registerReleases(registry, parts);
  registerRollouts(registry, parts);
}

function registerFleet(registry: Registry, { state, servedSet, workers, deaths, version }: NodeGaugeParts): void {
  const registers = [registry];
  new Gauge({
    ...{ name: 'server_info', help: 'Version of the server around the parts.', labelNames: ['version'], registers },
    collect() {
      this.reset();
      this.set({ version: version() }, 1);
    },
  });
  new Gauge({
    ...{ name: 'server_workers', help: 'Workers that run, of all release sets.', registers },
    collect() {
      this.set(workers());
    },
  });
  new Counter({
    ...{ name: 'server_worker_deaths_total', help: 'Workers that died or were killed because they hung.', registers },
    collect() {
      this.reset();
      this.inc(deaths());
    },
  });
  new Gauge({
    ...{ name: 'server_serves_live_set', help: '1 if readers get the live set of the registry.', registers },
    collect() {
      const known = state();
      const [wanted, served] = [known && liveSet(known), servedSet()];
      this.set(Number(wanted !== null && served !== null && releaseSetName(wanted) === releaseSetName(served)));
    },
  });
}

function registerReleases(registry: Registry, { state }: NodeGaugeParts): void {
  const registers = [registry];
  new Gauge({
    name: 'release_live',
    help: 'The live version of each part: who made it live, and why.',
    labelNames: ['part', 'version', 'by', 'why'],
    registers,
    collect() {
      this.reset();
      for (const [part, { live: version, liveBy: by, liveWhy: why }] of partsOf(state()))
        if (version) this.set({ part, version, by: by ?? '', why: why ?? '' }, 1);
    },
  });
  new Gauge({
    name: 'release_live_since_seconds',
    help: 'Time at which the live version of each part went live, in seconds since 1970.',
    labelNames: ['part'],
    registers,
    collect() {
      this.reset();
      for (const [part, { liveSince }] of partsOf(state()))
        if (liveSince) this.set({ part }, Date.parse(liveSince) / 1_000);
    },
  });
}

function registerRollouts(registry: Registry, { state, now }: NodeGaugeParts): void {
  const registers = [registry];
  new Gauge({
    name: 'release_canary_percent',
    help: 'Share of readers who get the canary of each part, and who began it.',
    labelNames: ['part', 'version', 'by'],
    registers,
    collect() {
      this.reset();
      for (const [part, { canary }] of partsOf(state()))
        if (canary) this.set({ part, version: canary.version, by: canary.by }, canary.percent);
    },
  });
  new Gauge({
    name: 'release_paused',
    help: '1 for a version that waits for the decision of a person.',
    labelNames: ['part', 'version'],
    registers,
    collect() {
      this.reset();
      for (const [part, { paused }] of partsOf(state())) if (paused) this.set({ part, version: paused.version }, 1);
    },
  });
  new Gauge({
    name: 'release_automatic_rollbacks',
    help: 'Automatic rollbacks of each part in the last 24 hours.',
    labelNames: ['part'],
    registers,
    collect() {
      this.reset();
      for (const [part, facts] of partsOf(state())) this.set({ part }, automaticRollbacksToday(facts, now()));
    },
  });
}

function partsOf(state: RegistryState | null): (readonly [PartName, PartState])[] {
  return state ? partNames.map((part) => [part, state.parts[part]] as const) : [];
}
