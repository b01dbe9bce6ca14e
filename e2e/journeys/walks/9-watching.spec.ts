import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@marquee/tools/bundler/webpackBase.ts';
import { askSite } from '@marquee/tools/network/askSite.ts';
import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { journeyPorts } from '../topology/journeyPorts.ts';
import { Prometheus } from '../topology/Prometheus.ts';
import type { Topology } from '../topology/Topology.ts';
import { TraceCollector } from '../topology/TraceCollector.ts';

const guide = path.join(repositoryRoot, 'docs/monitoring.md');

/** The expression of a question of docs/monitoring.md, which an operator copies. */
async function expressionOf(start: string): Promise<string> {
  const lines = (await readFile(guide, 'utf8')).split('\n');
  const line = lines.find((one) => one.startsWith(start));
  if (!line) throw new Error(`docs/monitoring.md has no line that begins with “${start}”.`);
  return line;
}

/** Lines of a node's log about one request. */
async function linesOf(topology: Topology, program: 'api' | 'server', id: string): Promise<string[]> {
  const logs = await Promise.all(topology.nodes.map((node) => readFile(node.logFile(program), 'utf8')));
  return logs.flatMap((log) => log.split('\n').filter((line) => line.includes(id)));
}

journey.describe('an operator on call has Prometheus and a shell', () => {
  /** Undefined if the installation failed. */
  let prometheus: Prometheus | undefined;
  journey.beforeAll(async ({ installation }) => {
    const started = new Prometheus({
      folder: installation.topology.folder,
      port: journeyPorts.prometheus,
      servers: [journeyPorts.firstMetrics, journeyPorts.secondMetrics],
      apis: [journeyPorts.firstApi, journeyPorts.secondApi],
    });
    prometheus = started;
    await started.start();
    await expect
      .poll(async () => (await started.query('up')).map(({ value }) => value), { timeout: 30_000 })
      .toEqual([1, 1, 1, 1]);
  });
  const query = async (expression: string) => (await prometheus?.query(expression)) ?? [];
  journey.afterAll(() => prometheus?.stop());

  journey('and checks the configuration and the alert rules', async ({ installation }) => {
    const operator = installation.topology.terminal();
    await operator.run('promtool check config docs/examples/monitoring/prometheus.yml');
    await operator.run('promtool test rules docs/examples/monitoring/alerts.test.yml');
  });

  journey('and finds out why the site is slow, from a page to its statements', async ({ installation }) => {
    const { topology } = installation;
    const given = 'an-id-that-a-stranger-made-up';
    const locked = topology.postgres.query('LOCK TABLE posts; SELECT pg_sleep(2)', 'marquee');
    const isLocked = async () =>
      (await topology.postgres.query("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LOCK TABLE posts%'")) !== '';
    await expect.poll(isLocked).toBe(true);
    // No stored page has these words, so the api asks the database and waits for the lock.
    const page = await topology.ask('beat', `/search/${Date.now()}`, { headers: { 'x-request-id': given } });
    await locked;
    const id = String(page.headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(page.headers['cache-status']).toMatch(/^marquee; fwd=uri-miss/);
    expect(page.headers['server-timing']).toMatch(/render;dur=[\d.]+, api;dur=[\d.]+/);
    await expect.poll(async () => (await linesOf(topology, 'server', id)).length).toBeGreaterThan(0);
    await expect
      .poll(async () => await linesOf(topology, 'api', id))
      .toContainEqual(expect.stringContaining('slow-query'));

    for (const start of [
      'histogram_quantile(0.95, sum by (le, area)',
      'histogram_quantile(0.95, sum by (le, kind)',
      'histogram_quantile(0.95, sum by (le, route)',
      'histogram_quantile(0.95, sum by (le) (rate(database_query',
    ]) {
      const expression = await expressionOf(start);
      await expect.poll(async () => (await query(expression)).length, { timeout: 30_000 }).toBeGreaterThan(0);
    }
  });

  journey('and finds out why the front page is stale', async ({ installation }) => {
    const { topology } = installation;
    const following = await expressionOf('min by (instance) (worker_follows_purges)');
    await expect
      .poll(async () => (await query(following)).map(({ value }) => value), { timeout: 30_000 })
      .toEqual([1, 1]);
    const cacheStatus = async () => String((await topology.ask('beat', '/')).headers['cache-status']);
    // The load balancer asks the nodes in turn, and each renders the page once.
    await expect.poll(cacheStatus).toMatch(/^marquee; hit; ttl=\d+; age=\d+$/);
    try {
      await Promise.all(topology.nodes.map((node) => node.api.stop()));
      await expect
        .poll(async () => (await query(following)).map(({ value }) => value), { timeout: 60_000 })
        .toEqual([0, 0]);
      await expect
        .poll(async () => await prometheus?.alerts(), { timeout: 60_000 })
        .toEqual(expect.arrayContaining(['ProgramDown', 'PurgesNotFollowed']));
      // The stored page is fresh for half a minute. Then the servers cannot render it again.
      await expect
        .poll(cacheStatus, { timeout: 60_000 })
        .toMatch(/^marquee; hit; ttl=-\d+; age=\d+; detail=render-failed$/);
      const results = await expressionOf('sum by (site, result)');
      await expect
        .poll(async () => (await query(results)).map(({ labels }) => `${labels.site} ${labels.result}`), {
          timeout: 30_000,
        })
        .toContain('beat failing');
    } finally {
      await Promise.all(topology.nodes.map((node) => node.startApi()));
    }
    await expect
      .poll(async () => (await query(following)).map(({ value }) => value), { timeout: 60_000 })
      .toEqual([1, 1]);
  });

  journey('and finds out who released', async ({ installation }) => {
    const { topology } = installation;
    const live = await query(await expressionOf('max by (part, version, by, why) (release_live)'));
    const output = await topology.terminal().run('npm run release -- status');
    expect(live.map(({ labels }) => labels.part).sort()).toEqual([
      'mf-desk',
      'mf-post',
      'mf-reader',
      'mf-vocal',
      'shell',
    ]);
    for (const { labels } of live) {
      expect(labels.by).not.toBe('');
      expect(output).toContain(labels.version);
    }
  });

  journey('and follows a page from the server to its statements by OpenTelemetry', async ({ installation }) => {
    const { topology } = installation;
    const packages = path.join(topology.folder, 'otel');
    // A machine behind a proxy that opens TLS names the proxy's authority by this variable, also for npm.
    const { NODE_EXTRA_CA_CERTS: authority } = process.env;
    const operator = topology.terminal(authority === undefined ? {} : { NODE_EXTRA_CA_CERTS: authority });
    await operator.run('npm install --prefix /opt/otel @opentelemetry/auto-instrumentations-node@0.82.0', {
      values: { '/opt/otel': packages },
    });
    await operator.run('cp docs/examples/monitoring/opentelemetry.mjs /opt/otel/', {
      values: { '/opt/otel/': `${packages}/` },
    });
    const collector = await TraceCollector.start();
    const { METRICS_PORT: _metrics, ...settings } = topology.second.settings.environment;
    const node = topology.node('traced', journeyPorts.restoredNode, journeyPorts.restoredApi, {
      ...settings,
      NODE_OPTIONS: `--import ${packages}/opentelemetry.mjs`,
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
      ...{ OTEL_NODE_ENABLED_INSTRUMENTATIONS: 'http,undici,pg', OTEL_BSP_SCHEDULE_DELAY: '200' },
      ...{ OTEL_METRICS_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none', OTEL_EXPORTER_OTLP_HEADERS: 'key=a-secret' },
    });
    try {
      await node.start();
      await askSite(`http://beat.news.test:${journeyPorts.restoredNode}/search/${Date.now()}`);
      await expect
        .poll(() => collector.scopesOfTraces(), { timeout: 60_000 })
        .toContainEqual(['instrumentation-http', 'instrumentation-pg', 'instrumentation-undici']);
      const { pid } = await node.serving();
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
      expect(environment).toContain('OTEL_EXPORTER_OTLP_ENDPOINT=');
      expect(environment).not.toContain('a-secret');
    } finally {
      await node.stop();
      await collector.stop();
    }
  });

  journey('and no reader can read the metrics', async ({ installation }) => {
    const { topology } = installation;
    expect((await topology.ask('beat', '/metrics')).status).toBe(404);
    expect((await topology.ask('beat', '/_marquee/metrics')).status).toBe(404);
    for (const node of topology.nodes)
      for (const probe of ['healthz', 'readyz']) {
        const answer = await fetch(`http://127.0.0.1:${node.settings.port}/${probe}`, {
          // fetch always names the address as host, as probes of Kubernetes do.
          headers: { 'x-forwarded-for': '192.0.2.1' },
        });
        expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
      }
  });
});
