import { type ReleaseName, releaseNames } from '@marquee/releases/manifest.ts';
import { pauseBecause, rollbackBecause } from '@marquee/releases/registry/decisions.ts';
import type { Registry } from '@marquee/releases/registry/Registry.ts';
import { type RegistryState, takenBackToday } from '@marquee/releases/registry/registryState.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import type { Counted } from '../counts/Counted.ts';
import type { SlidingCounts } from '../counts/SlidingCounts.ts';
import type { NodeStatus, NodeStatuses } from '../nodes/NodeStatus.ts';
import { ErrorWatch, type RegressionFinding } from './ErrorWatch.ts';
import { monitoredRollouts } from './monitoredRollouts.ts';

/** What the fleet says of this machine. */
export type NodeFacts = {
  set: ReleaseSet | null;
  canaries: readonly { part: ReleaseName; version: string; percent: number }[];
  workers: number;
};

export type NodeReporterParts = {
  /** Name of this machine's shell. */
  node: string;
  pid: number;
  registry: Pick<Registry, 'read' | 'write'>;
  statuses: NodeStatuses;
  counts: SlidingCounts;
  facts: () => NodeFacts;
  log: Logger;
  now: () => number;
};

/** Versions of a part that are taken back by themselves in a day; from then on a person is asked. */
const mostTakenBack = 3;
/** How often a machine tells of itself and looks at what is on trial. */
const stepMs = 2_500;

/**
 * Of this machine, for all: gathers what workers count, writes it where the other machines read, and takes back or pauses what is
 * worse than what it replaced. Without the statuses it judges by its own counts; without the registry it goes on with what that said last.
 */
export class NodeReporter {
  readonly #parts: NodeReporterParts;
  readonly #since: number;
  readonly #watch = new ErrorWatch();
  #state: RegistryState | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;
  /** By sentence. */
  readonly #problems = new Map<string, string>();

  constructor(parts: NodeReporterParts) {
    this.#parts = parts;
    this.#since = parts.now();
  }

  /** A worker's word. */
  hear(counted: Counted): void {
    this.#parts.counts.add(counted, (suspects) => this.#blame(suspects));
  }

  /** Resolves after the first step; goes on by itself. */
  async start(): Promise<void> {
    await this.step();
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.start(), stepMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#parts.statuses.remove(this.#parts.node);
  }

  async step(): Promise<void> {
    const { registry, now } = this.#parts;
    await this.#trying('the registry cannot be read', async () => {
      this.#state = await registry.read();
    });
    const own = this.#status();
    let all: readonly NodeStatus[] = [own];
    await this.#trying('the machines cannot tell each other of themselves', async () => {
      all = await this.#exchange(own);
    });
    const state = this.#state;
    if (!state) return;
    const steps = all.flatMap((status) => status.steps);
    for (const finding of this.#watch.findings(state, steps, now())) await this.#act(finding);
  }

  /** Whether another machine serves a set: then it is not the set that keeps this one from it. */
  async isServedElsewhere(set: ReleaseSet): Promise<boolean> {
    const { statuses, node, now } = this.#parts;
    const others = (await statuses.read(now()).catch(() => [])).filter((status) => status.node !== node);
    return others.some((status) => releaseNames.every((name) => status.set?.[name] === set[name]));
  }

  async #exchange(own: NodeStatus): Promise<NodeStatus[]> {
    const { statuses, now } = this.#parts;
    await statuses.write(own);
    return [own, ...(await statuses.read(now())).filter(({ node }) => node !== own.node)];
  }

  #status(): NodeStatus {
    const { node, pid, counts, facts, now } = this.#parts;
    const { set, canaries, workers } = facts();
    return {
      node,
      pid,
      since: this.#since,
      at: now(),
      set,
      canaries: canaries.map(({ part, version, percent }) => ({ part, version, percent })),
      workers,
      steps: counts.steps(),
      sessions: counts.sessions(),
      reports: counts.reports(),
    };
  }

  async #act({ part, version, move, reason, tally, baseline }: RegressionFinding): Promise<void> {
    const { registry, log, now } = this.#parts;
    const isOften = this.#state !== null && takenBackToday(this.#state.parts[part], now()) >= mostTakenBack;
    const facts = { release: `${part}@${version}`, ...tally, baseline };
    await this.#trying('a release cannot be rolled back', async () => {
      if (move === 'takeBack' && !isOften) {
        this.#state = await registry.write('automatic', rollbackBecause(part, version, reason));
        log.error({ event: 'release-taken-back', ...facts }, `rolled back by itself: ${reason}`);
        return;
      }
      const why = move === 'takeBack' ? `${reason}; taken back ${mostTakenBack} times today already` : reason;
      this.#state = await registry.write('automatic', pauseBecause(part, version, why));
      log.fatal({ event: 'release-paused', ...facts }, `paused, a person decides (promote or rollback): ${why}`);
    });
  }

  /** The suspect on trial if it is one alone, else the likeliest. What neither is nor was live here says nothing. */
  #blame(suspects: readonly string[]): string | null {
    const state = this.#state;
    if (!state) return null;
    const known = new Set(
      releaseNames.flatMap((part) => {
        const { live, previous, canary } = state.parts[part];
        return [live, previous, canary?.version].map((version) => `${part}@${version}`);
      }),
    );
    const [likeliest] = suspects;
    if (!likeliest || !known.has(likeliest)) return null;
    const onTrial = monitoredRollouts(state, this.#parts.now()).map(({ part, version }) => `${part}@${version}`);
    const candidates = suspects.filter((release) => onTrial.includes(release));
    return candidates.length === 1 ? (candidates[0] ?? null) : likeliest;
  }

  /** A problem that lasts is said once. */
  async #trying(sentence: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
      this.#problems.delete(sentence);
    } catch (error) {
      if (this.#problems.get(sentence) !== String(error)) this.#parts.log.error({ err: error }, sentence);
      this.#problems.set(sentence, String(error));
    }
  }
}
