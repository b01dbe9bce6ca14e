import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import type { Measured, WorkerState } from '../counts/Measured.ts';

/** Sums of the counters of all workers since the start of the primary, and the present state of each worker. */
export class WorkerTotals {
  #totals: Registry = new Registry();
  readonly #states = new Map<number, WorkerState>();
  #turn: Promise<void> = Promise.resolve();

  /** Adds what a worker has measured since its last message. */
  add(worker: number, measured: Measured, state: WorkerState): void {
    this.#states.set(worker, state);
    this.#turn = this.#turn.then(async () => {
      this.#totals = AggregatorRegistry.aggregate([await this.#totals.getMetricsAsJSON(), [...measured]]);
    });
  }

  /** Forgets the state of a worker that has ended. Its counters stay in the sums. */
  remove(worker: number): void {
    this.#states.delete(worker);
  }

  /** Registers a gauge for each fact about the workers. `worker` is a number in the order of their starts. */
  register(registry: Registry): void {
    const gauges: readonly [string, string, (state: WorkerState) => number][] = [
      [
        'worker_requests_in_flight',
        'Requests that a worker has not finished.',
        ({ requestsInFlight }) => requestsInFlight,
      ],
      ['worker_page_cache_bytes', 'Size of the pages in memory of a worker.', ({ pageCacheBytes }) => pageCacheBytes],
      ['worker_resident_bytes', 'Memory of a worker.', ({ residentBytes }) => residentBytes],
      [
        'worker_follows_purges',
        '1 while a worker receives purges from its api.',
        ({ followsPurges }) => Number(followsPurges),
      ],
    ];
    for (const [name, help, measure] of gauges) {
      const states = this.#states;
      new Gauge({
        ...{ name, help, labelNames: ['worker'], registers: [registry] },
        collect() {
          this.reset();
          for (const [worker, state] of states) this.set({ worker: String(worker) }, measure(state));
        },
      });
    }
  }

  /** Returns the sums in the text format of Prometheus. */
  async text(): Promise<string> {
    await this.#turn;
    return this.#totals.metrics();
  }
}
