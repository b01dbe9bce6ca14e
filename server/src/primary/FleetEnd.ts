import cluster from 'node:cluster';
import type { CanaryFleet } from './CanaryFleet.ts';
import type { Generation } from './Generation.ts';
import type { ListeningPort } from './ListeningPort.ts';
import type { LiveGeneration } from './LiveGeneration.ts';
import type { NextSet } from './NextSet.ts';
import type { Standby } from './Standby.ts';
import { tellAll } from './tellAll.ts';
import { workersGone } from './workersGone.ts';

/** Longest time in which open requests are finished when the node leaves. */
const leaveMs = 30_000;
/** The same when another primary takes over: workers leave by themselves some time before. */
const retireMs = 90_000;

export type EndingParts = {
  live: LiveGeneration<Generation>;
  standby: Standby;
  next: NextSet<Generation>;
  canaries: CanaryFleet;
  port: Pick<ListeningPort, 'stop'>;
};

/** The ways in which all workers of a node end. */
export class FleetEnd {
  readonly #parts: EndingParts;

  constructor(parts: EndingParts) {
    this.#parts = parts;
  }

  /**
   * The node leaves without losing a request: it says so for a while, so that load balancers send nobody, and then finishes.
   * @param unreadyMs milliseconds for the load balancers
   */
  async leave(unreadyMs: number): Promise<void> {
    const { live, standby, next, canaries } = this.#parts;
    tellAll({ kind: 'unready' });
    await new Promise((resolve) => setTimeout(resolve, unreadyMs));
    const deadline = Date.now() + leaveMs;
    standby.leave();
    live.current?.leave();
    canaries.leave();
    next.want(null);
    // Those of earlier sets and of overrides, too.
    tellAll({ kind: 'leave' });
    await workersGone(deadline);
    this.stop();
  }

  /**
   * Another primary of this node serves now: connections that were accepted here are served to their end, and the pages that readers
   * on them ask for are the successor's.
   * @param liveSocket on which the successor's live workers listen
   */
  async retire(liveSocket: string): Promise<void> {
    const { live, standby, next, canaries, port } = this.#parts;
    const deadline = Date.now() + retireMs;
    port.stop();
    standby.drop();
    next.want(null);
    live.current?.drain();
    canaries.drain();
    tellAll({ kind: 'drain', liveSocket });
    await workersGone(deadline);
    this.stop();
  }

  /** Ends all at once. */
  stop(): void {
    this.#parts.standby.stop();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill();
  }
}
