import { partNames } from '@marquee/releases/partNames.ts';
import { pauseBecause, rollbackBecause } from '@marquee/releases/registry/decisions.ts';
import type { Registry } from '@marquee/releases/registry/Registry.ts';
import { automaticRollbacksToday, type RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { PartName } from '@marquee/shared/domain';
import type { Logger } from 'pino';
import type { Counted } from '../counts/Counted.ts';
import type { SlidingCounts } from '../counts/SlidingCounts.ts';
import type { NodeStatus, NodeStatuses } from '../nodes/NodeStatus.ts';
import type { ReleaseAcceptance } from '../notices/ReleaseAcceptance.ts';
import type { ReleaseNotices } from '../notices/ReleaseNotices.ts';
import type { StackNames } from '../stacks/StackNames.ts';
import { sampleOf } from '../stacks/sampleOf.ts';
import { ErrorWatch, type RegressionFinding } from './ErrorWatch.ts';
import { monitoredRollouts } from './monitoredRollouts.ts';
import { RolloutTimes } from './RolloutTimes.ts';
import { StagedRollouts } from './StagedRollouts.ts';

/** Facts about this node's fleet. */
export type NodeFacts = {
  set: ReleaseSet | null;
  prepared: NodeStatus['prepared'];
  canaries: readonly { part: PartName; version: string; percent: number }[];
  workers: number;
  /** Version of the server around the parts. */
  server: string;
  /** Workers that died in the last five minutes. */
  deaths: number;
};

export type NodeReporterParts = {
  /** Name of this node. */
  node: string;
  pid: number;
  registry: Pick<Registry, 'read' | 'write'>;
  statuses: NodeStatuses;
  counts: SlidingCounts;
  facts: () => NodeFacts;
  /** Writes stacks in the names of releases' files. */
  stackNames: Pick<StackNames, 'name'>;
  /** Notices for each kind of receiver. */
  notices: readonly Pick<ReleaseNotices, 'step'>[];
  /** Null if no acceptance endpoint is configured. */
  acceptance: Pick<ReleaseAcceptance, 'answer'> | null;
  log: Logger;
  now: () => number;
};

/** Automatic rollbacks of a part in a day. After these, a person decides. */
const maxRollbacks = 3;
/** Interval at which a node reports and checks monitored rollouts. */
const reportIntervalMs = 2_500;

/**
 * Gathers the counts of this node's workers, writes its status where all nodes read it, and rolls back or pauses releases that do worse
 * than the ones they replaced. Without the other statuses it decides by its own counts; without the registry, by the state it last read.
 */
export class NodeReporter {
  readonly #parts: NodeReporterParts;
  readonly #since: number;
  readonly #times = new RolloutTimes();
  readonly #watch = new ErrorWatch(this.#times);
  readonly #staged: StagedRollouts;
  #state: RegistryState | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;
  /** Last error that was logged with each message. */
  readonly #problems = new Map<string, string>();

  constructor(parts: NodeReporterParts) {
    this.#parts = parts;
    this.#since = parts.now();
    this.#staged = new StagedRollouts(parts.registry, this.#times, parts.acceptance, parts.log);
  }

  /** Adds the counts of a worker. */
  add(counted: Counted): void {
    this.#parts.counts.add(counted, (suspects) => this.#attribute(suspects));
  }

  /** Resolves after the first step, then repeats it. */
  async start(): Promise<void> {
    await this.step();
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.start(), reportIntervalMs);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#parts.statuses.remove(this.#parts.node);
  }

  async step(): Promise<void> {
    if (this.#isStopped) return;
    const { registry, notices, node, now } = this.#parts;
    await this.#try('cannot read the release registry', async () => {
      this.#state = await registry.read();
      this.#times.learn(this.#state, now());
    });
    const own = this.#status();
    let all: readonly NodeStatus[] = [own];
    await this.#try('cannot exchange node statuses', async () => {
      all = await this.#exchange(own);
    });
    const state = this.#state;
    if (!state) return;
    const steps = all.flatMap((status) => status.steps);
    // The first by name sends for all.
    const isSender = all.every((status) => node <= status.node);
    for (const one of notices)
      void this.#try('cannot read the release log for its notices', () => one.step(state.seq, isSender));
    const findings = this.#watch.findings(state, steps, now());
    for (const finding of findings) await this.#act(finding, all);
    const suspects = findings.map(({ part }) => part);
    await this.#try('cannot bring a canary to its next stage', () =>
      this.#staged.step(state, all, suspects, isSender, now()),
    );
  }

  /** True if another node serves a set. If so, this node is at fault and not the set. */
  async isServedElsewhere(set: ReleaseSet): Promise<boolean> {
    const { statuses, node, now } = this.#parts;
    const others = (await statuses.read(now()).catch(() => [])).filter((status) => status.node !== node);
    return others.some((status) => partNames.every((part) => status.set?.[part] === set[part]));
  }

  async #exchange(own: NodeStatus): Promise<NodeStatus[]> {
    const { statuses, now } = this.#parts;
    await statuses.write(own);
    return [own, ...(await statuses.read(now())).filter(({ node }) => node !== own.node)];
  }

  #status(): NodeStatus {
    const { node, pid, counts, facts, now } = this.#parts;
    const { set, prepared, canaries, workers, server, deaths } = facts();
    return {
      node,
      pid,
      server,
      since: this.#since,
      at: now(),
      set,
      prepared,
      canaries: canaries.map(({ part, version, percent }) => ({ part, version, percent })),
      workers,
      deaths,
      steps: counts.steps(),
      sessions: counts.sessions(),
      reports: counts.reports(),
    };
  }

  async #act(finding: RegressionFinding, all: readonly NodeStatus[]): Promise<void> {
    const { part, version, move, reason, tally, baseline } = finding;
    const { registry, log, now } = this.#parts;
    const isOften = this.#state !== null && automaticRollbacksToday(this.#state.parts[part], now()) >= maxRollbacks;
    const sample = await sampleOf(finding, all, this.#parts.stackNames);
    const facts = { release: `${part}@${version}`, ...tally, baseline };
    await this.#try('cannot roll a release back', async () => {
      if (move === 'rollBack' && !isOften) {
        this.#state = await registry.write('automatic', rollbackBecause(part, version, reason, sample));
        log.error({ event: 'release-taken-back', ...facts }, `automatic rollback: ${reason}`);
        return;
      }
      const why = move === 'rollBack' ? `${reason}; ${maxRollbacks} automatic rollbacks today already` : reason;
      this.#state = await registry.write('automatic', pauseBecause(part, version, why, sample));
      log.fatal({ event: 'release-paused', ...facts }, `paused until an operator promotes it or rolls it back: ${why}`);
    });
  }

  /**
   * Chooses the only suspect whose rollout is monitored, otherwise the likeliest.
   * @returns null if the likeliest release is neither a canary, live nor the previous live version here
   */
  #attribute(suspects: readonly string[]): string | null {
    const state = this.#state;
    if (!state) return null;
    const known = new Set(
      partNames.flatMap((part) => {
        const { live, previous, canary } = state.parts[part];
        return [live, previous, canary?.version].map((version) => `${part}@${version}`);
      }),
    );
    const [likeliest] = suspects;
    if (!likeliest || !known.has(likeliest)) return null;
    const monitored = monitoredRollouts(state, this.#times, this.#parts.now()).map(
      ({ part, version }) => `${part}@${version}`,
    );
    const candidates = suspects.filter((release) => monitored.includes(release));
    return candidates.length === 1 ? (candidates[0] ?? null) : likeliest;
  }

  /** Logs a problem once, although it may last for many steps. */
  async #try(sentence: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
      this.#problems.delete(sentence);
    } catch (error) {
      if (this.#problems.get(sentence) !== String(error)) this.#parts.log.error({ err: error }, sentence);
      this.#problems.set(sentence, String(error));
    }
  }
}
