import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CdnPurger } from '../cdn/CdnPurger.ts';
import type { Services } from '../services.ts';
import { measureCdn } from './measureCdn.ts';
import { measureQueues } from './measureQueues.ts';
import type { ProcessMetrics } from './ProcessMetrics.ts';

type MeasuredImpressions = {
  readonly accepted: number;
  readonly results: Readonly<Record<string, number>>;
  readonly pendingBytes: number;
};
type Measured = Pick<Services, 'db' | 'clock' | 'responses' | 'purges'> & {
  cdn: CdnPurger;
  impressions: MeasuredImpressions;
};
type Registers = Registry[];

/**
 * Measures the requests of all routes that are registered later, and serves the figures at /metrics for Prometheus.
 * @param others metrics of what runs outside of requests
 */
export function registerMetrics(app: FastifyInstance, measured: Measured, others: ProcessMetrics): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  measureRequests(app, registers);
  measureConnections(measured, registers);
  measureCache(measured, registers);
  measureImpressions(measured.impressions, registers);
  measureQueues(measured, registry);
  measureCdn(measured, registry);
  app.get('/metrics', { logLevel: 'warn', schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await Registry.merge([registry, others.registry]).metrics()),
  );
}

function measureRequests(app: FastifyInstance, registers: Registers): void {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    // The label is the route's pattern, because there are too many addresses.
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

function measureConnections({ db }: Measured, registers: Registers): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
}

function measureCache({ responses, purges }: Measured, registers: Registers): void {
  new Gauge({
    name: 'answer_cache_lookups',
    help: 'Lookups in the response cache since the start.',
    labelNames: ['result'],
    registers,
    collect() {
      this.set({ result: 'hit' }, responses.hits);
      this.set({ result: 'miss' }, responses.misses);
    },
  });
  const purgeEvents = new Counter({
    name: 'purge_events_total',
    help: 'Purges received from the database.',
    registers,
  });
  purges.subscribe(() => purgeEvents.inc());
}

function measureImpressions(impressions: MeasuredImpressions, registers: Registers): void {
  new Counter({
    name: 'impressions_accepted_total',
    help: 'Impressions of posts that were taken down.',
    registers,
    collect() {
      this.reset();
      this.inc(impressions.accepted);
    },
  });
  new Counter({
    name: 'impressions_total',
    help: 'Impressions that went into the database: counted, why they were rejected, or repeated.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, number] of Object.entries(impressions.results)) this.inc({ result }, number);
    },
  });
  new Gauge({
    name: 'impressions_pending_bytes',
    help: 'Journal of impressions that are not in the database yet.',
    registers,
    collect() {
      this.set(impressions.pendingBytes);
    },
  });
}
