import cluster from 'node:cluster';
import type { CanaryFleet } from './CanaryFleet.ts';
import type { Generation } from './Generation.ts';
import type { LiveGeneration } from './LiveGeneration.ts';
import type { NextSet } from './NextSet.ts';
import type { Standby } from './Standby.ts';
import { tellAll } from './tellAll.ts';

/** Maximum time for open requests to finish when the node leaves, in milliseconds. */
const leaveMs = 30_000;

export type EndingParts = {
  live: LiveGeneration<Generation>;
  standby: Standby;
  next: NextSet<Generation>;
  canaries: CanaryFleet;
};

/** Ends all workers of a node, gracefully or immediately. */
export class FleetEnd {
  readonly #parts: EndingParts;

  constructor(parts: EndingParts) {
    this.#parts = parts;
  }

  /**
   * Shuts the node down without losing a request. Reports not ready for a while, so that load balancers stop sending requests, and then
   * finishes.
   * @param unreadyMs time for the load balancers, in milliseconds
   */
  async leave(unreadyMs: number): Promise<void> {
    const { live, standby, next, canaries } = this.#parts;
    tellAll({ kind: 'unready' });
    await new Promise((resolve) => setTimeout(resolve, unreadyMs));
    const deadline = Date.now() + leaveMs;
    standby.leave();
    live.current?.stop();
    canaries.leave();
    next.want(null);
    // This message also reaches workers of earlier sets and of overrides.
    tellAll({ kind: 'stop' });
    await workersGone(deadline);
    this.stop();
  }

  /** Ends all workers at once. */
  stop(): void {
    this.#parts.standby.stop();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill();
  }
}

/** Resolves when no worker of any set is left or the deadline has passed. @param deadline in milliseconds since 1970 */
async function workersGone(deadline: number): Promise<void> {
  const serving = () => Object.keys(cluster.workers ?? {}).length > 0;
  while (serving() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
}
