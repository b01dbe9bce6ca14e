import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** Values of a worker's metrics since its last message to the primary. */
export type Measured = readonly MetricObjectWithValues<MetricValue<string>>[];

/** State of a worker, for gauges. */
export type WorkerState = {
  requestsInFlight: number;
  pageCacheBytes: number;
  residentBytes: number;
  followsPurges: boolean;
};

/** A render of a page. `kind` is the id of its route. */
export type Render = { kind: string; status: number; ms: number };
