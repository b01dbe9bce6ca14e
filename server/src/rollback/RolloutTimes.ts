import { partNames } from '@marquee/releases/partNames.ts';
import type { RegistryState } from '@marquee/releases/registry/registryState.ts';
import type { PartName } from '@marquee/shared/domain';

/**
 * Start times of rollouts by this node's clock. The log's times come from other clocks, but pages are counted by this one. A log time 20
 * minutes ahead would hide every error. A log time too far in the past would end the monitoring before it begins.
 */
export class RolloutTimes {
  readonly #seen = new Map<string, number>();
  #isFirst = true;

  /**
   * Records the start times of new rollouts. A rollout that began before this node started keeps the log's time, unless
   * that time is in the future.
   */
  learn(state: RegistryState, now: number): void {
    const current = new Map<string, number>();
    for (const part of partNames) {
      const { live, liveSince, canary } = state.parts[part];
      for (const { version, since } of [
        { version: live, since: liveSince },
        canary ?? { version: null, since: null },
      ]) {
        if (!version || !since) continue;
        const key = keyOf(part, version, since);
        const first = this.#isFirst ? Math.min(Date.parse(since), now) : now;
        current.set(key, this.#seen.get(key) ?? first);
      }
    }
    this.#seen.clear();
    for (const [key, at] of current) this.#seen.set(key, at);
    this.#isFirst = false;
  }

  /**
   * Start of a rollout, in milliseconds since the epoch.
   * @param since time in the log
   */
  of(part: PartName, version: string, since: string): number {
    return this.#seen.get(keyOf(part, version, since)) ?? Date.parse(since);
  }
}

const keyOf = (part: PartName, version: string, since: string) => `${part}@${version} ${since}`;
