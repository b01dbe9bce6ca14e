import { partNames } from '@marquee/releases/partNames.ts';
import { advance, giveUp, pauseBecause, prepare } from '@marquee/releases/registry/decisions.ts';
import type { Registry } from '@marquee/releases/registry/Registry.ts';
import { type PartState, preparation, type RegistryState } from '@marquee/releases/registry/registryState.ts';
import { releaseSetName } from '@marquee/releases/releaseSet.ts';
import { nextStage } from '@marquee/releases/stagePlan.ts';
import type { PartName } from '@marquee/shared/domain';
import type { Logger } from 'pino';
import { tallyOf } from '../counts/CountStep.ts';
import type { NodeStatus } from '../nodes/NodeStatus.ts';
import type { ReleaseAcceptance } from '../notices/ReleaseAcceptance.ts';
import type { RolloutTimes } from './RolloutTimes.ts';

/** Minimum number of pages that the canary must have served in its stage before its health can be judged. */
export const minPages = 20;
const minuteMs = 60_000;
/** Maximum wait for the nodes' workers before a canary goes live for all readers, in milliseconds. */
const preparedMs = 90_000;

type Canary = NonNullable<PartState['canary']>;

/**
 * Advances canaries with a plan to their next stage while no problem is found. Any node may do so, because the registry
 * accepts only the first node's decision.
 */
export class StagedRollouts {
  readonly #registry: Pick<Registry, 'write'>;
  readonly #times: Pick<RolloutTimes, 'of'>;
  readonly #acceptance: Pick<ReleaseAcceptance, 'answer'> | null;
  readonly #log: Pick<Logger, 'info'>;

  /** @param acceptance asks the operator's endpoint if a stage may begin, or null if no endpoint is configured */
  constructor(
    registry: Pick<Registry, 'write'>,
    times: Pick<RolloutTimes, 'of'>,
    acceptance: Pick<ReleaseAcceptance, 'answer'> | null,
    log: Pick<Logger, 'info'>,
  ) {
    this.#registry = registry;
    this.#acceptance = acceptance;
    this.#times = times;
    this.#log = log;
  }

  /**
   * @param statuses the statuses of all nodes
   * @param suspects parts in which a problem has just been found
   * @param isAsking true if this node asks for acceptance. If acceptance is configured, no other node advances canaries
   */
  async step(
    state: RegistryState,
    statuses: readonly NodeStatus[],
    suspects: readonly PartName[],
    isAsking: boolean,
    now: number,
  ): Promise<void> {
    if (this.#acceptance && !isAsking) return;
    for (const part of partNames) {
      const { canary, paused } = state.parts[part];
      if (!canary?.plan || paused || suspects.includes(part)) continue;
      const since = this.#times.of(part, canary.version, canary.since);
      if (now < since + canary.plan.everyMinutes * minuteMs) continue;
      const { pages } = tallyOf(
        statuses.flatMap(({ steps }) => steps),
        part,
        canary.version,
        since,
      );
      if (pages < minPages || !(await this.#isAccepted(part, canary, pages, now))) continue;
      await this.#advance(part, canary, state, statuses, now);
    }
  }

  /** Pauses a canary whose next stage is refused. */
  async #isAccepted(part: PartName, { version, percent, plan }: Canary, pages: number, now: number): Promise<boolean> {
    if (!this.#acceptance || !plan) return true;
    const to = nextStage(plan, percent);
    const answer = this.#acceptance.answer({ part, version, from: percent, to, pages }, now);
    if (answer.kind === 'refused') {
      const reason = `its way from ${percent} to ${to} % was not accepted: ${answer.reason}`;
      await this.#registry.write('automatic', pauseBecause(part, version, reason));
    }
    return answer.kind === 'accepted';
  }

  async #advance(
    part: PartName,
    canary: Canary,
    state: RegistryState,
    statuses: readonly NodeStatus[],
    now: number,
  ): Promise<void> {
    const { version, since, percent, plan } = canary;
    if (!plan) return;
    const next = nextStage(plan, percent);
    if (next === 100 && !(await this.#isReady(part, version, state, statuses, now))) return;
    await this.#registry.write('automatic', advance(part, version, since));
    this.#log.info({ part, version, percent: next }, 'canary reached its next stage');
  }

  /** Has all nodes start the workers first, as for a promotion by hand. */
  async #isReady(
    part: PartName,
    version: string,
    state: RegistryState,
    statuses: readonly NodeStatus[],
    now: number,
  ): Promise<boolean> {
    const next = preparation(state, now);
    const { prepared } = state.parts[part];
    if (!next || prepared?.version !== version) {
      await this.#registry.write('automatic', prepare(part, version));
      return false;
    }
    const name = releaseSetName(next.set);
    const nodes = statuses.filter((status) => status.prepared !== undefined);
    const told = nodes.filter((status) => status.prepared?.set === name && status.prepared.since === next.since);
    const problems = told.flatMap((status) =>
      status.prepared?.problem ? [`${status.node}: ${status.prepared.problem}`] : [],
    );
    if (problems.length > 0) {
      await this.#registry.write('automatic', giveUp(part, version, problems));
      await this.#registry.write(
        'automatic',
        pauseBecause(part, version, `it does not start on ${problems.join('; ')}`),
      );
      return false;
    }
    return told.length === nodes.length || now > Date.parse(next.since) + preparedMs;
  }
}
