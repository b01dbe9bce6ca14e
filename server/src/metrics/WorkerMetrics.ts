import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { HostKey } from '@marquee/shared/domain';
import { Counter, Histogram, Registry } from 'prom-client';
import type { Area } from '../address/readAddress.ts';
import type { Measured, Render } from '../counts/Measured.ts';
import type { CacheResult } from '../pages/PageCache.ts';

export type RequestLabels = {
  area: Area | 'page' | 'redirect' | 'refused';
  status: string;
  cache: CacheResult | 'none';
};

const seconds = [0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const nanoseconds = 1e9;
const delayEveryMs = 1_000;
/** Kinds come from routes of released code, so their number is limited. */
const maxKinds = 50;

/**
 * Metrics of one worker. Labels have few values, none of which a stranger chooses. The values go to the primary and begin at zero again, so
 * that they outlive the worker.
 */
export class WorkerMetrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'area' | 'status' | 'cache'>;
  readonly #lookups: Counter<'site' | 'result'>;
  readonly #renders: Histogram<'kind' | 'status'>;
  readonly #delays: Histogram;
  readonly #kinds = new Set<string>();
  #inFlight = 0;

  constructor() {
    const registers = [this.#registry];
    this.#requests = new Histogram({
      name: 'server_request_duration_seconds',
      help: 'Time from a request to the first byte of its response, by area and by what the page cache did.',
      labelNames: ['area', 'status', 'cache'],
      buckets: seconds,
      registers,
    });
    this.#lookups = new Counter({
      name: 'page_lookups_total',
      help: 'Lookups in the page cache, by site and result.',
      labelNames: ['site', 'result'],
      registers,
    });
    this.#renders = new Histogram({
      name: 'page_render_duration_seconds',
      help: 'Time of a render of a page, with its calls to the api, by kind of page.',
      labelNames: ['kind', 'status'],
      buckets: seconds,
      registers,
    });
    this.#delays = new Histogram({
      name: 'worker_event_loop_delay_seconds',
      help: 'Longest delay of the event loop of a worker in each second.',
      buckets: seconds,
      registers,
    });
  }

  /** Measures the delay of the event loop until the process ends. */
  watchEventLoop(): void {
    const delay = monitorEventLoopDelay();
    delay.enable();
    setInterval(() => {
      this.#delays.observe(delay.max / nanoseconds);
      delay.reset();
    }, delayEveryMs).unref();
  }

  get requestsInFlight(): number {
    return this.#inFlight;
  }

  begin(): void {
    this.#inFlight += 1;
  }

  end(): void {
    this.#inFlight -= 1;
  }

  observe(labels: RequestLabels, duration: number): void {
    this.#requests.observe(labels, duration);
  }

  lookup(site: HostKey, result: CacheResult): void {
    this.#lookups.inc({ site, result });
  }

  render({ kind, status, ms }: Render): void {
    if (this.#kinds.size < maxKinds) this.#kinds.add(kind);
    this.#renders.observe({ kind: this.#kinds.has(kind) ? kind : 'other', status: String(status) }, ms / 1_000);
  }

  /** Returns the values since the previous call. */
  async take(): Promise<Measured> {
    const values = this.#registry.getMetricsAsJSON();
    // All metrics have been read in this turn, before the promise resolves.
    this.#registry.resetMetrics();
    return values;
  }
}
