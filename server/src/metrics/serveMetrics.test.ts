import cluster, { type Worker } from 'node:cluster';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { emptyRegistry, type RegistryState } from '@marquee/releases/registry/registryState.ts';
import { releaseSetOf, versionWith } from '@marquee/releases/testing/releaseSetOf.ts';
import type { WorkerState } from '../counts/Measured.ts';
import type { ToPrimary } from '../workerMessages.ts';
import { serveMetrics } from './serveMetrics.ts';
import { WorkerMetrics } from './WorkerMetrics.ts';

const version = versionWith('a');
const set = releaseSetOf({}, version);
const live = { ...emptyRegistry.parts['mf-post'], live: version, liveBy: 'team-post', liveWhy: 'release' as const };
const state: RegistryState = {
  ...emptyRegistry,
  parts: {
    ...emptyRegistry.parts,
    'mf-post': {
      ...live,
      liveSince: '2026-11-30T12:00:00.000Z',
      paused: { version, since: '2026-11-30T12:01:00.000Z', reason: 'errors' },
    },
  },
};
const workerState: WorkerState = { requestsInFlight: 2, pageCacheBytes: 5, residentBytes: 7, followsPurges: true };

let server: Server;
beforeEach(async () => {
  server = await serveMetrics({
    ...{ host: '127.0.0.1', port: 0, state: () => state, servedSet: () => set },
    ...{ workers: () => 2, deaths: () => 1, version: () => 'v1', now: Date.now },
    isOurs: (domain) => domain === 'beat.test',
  });
});
afterEach(() => {
  server.close();
  cluster.removeAllListeners();
});

async function scrape(path = '/metrics'): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: response.status, text: await response.text() };
}

/** Sends the metrics of a worker to the primary. Messages between processes are JSON. */
async function report(id: number, metrics: WorkerMetrics, facts = workerState): Promise<void> {
  const message: ToPrimary = { kind: 'measured', measured: await metrics.take(), state: facts };
  cluster.emit('message', { id } as Worker, JSON.parse(JSON.stringify(message)), undefined);
}

test('adds up what workers measure, also of those that have ended', async () => {
  const [first, second] = [new WorkerMetrics(), new WorkerMetrics()];
  const labels = { area: 'page', status: '200', cache: 'hit' } as const;
  first.observe(labels, 0.002);
  first.lookup('beat', 'hit');
  await report(1, first);
  first.observe(labels, 0.2);
  await report(1, first);
  second.observe(labels, 20);
  await report(2, second, { ...workerState, followsPurges: false });
  cluster.emit('exit', { id: 1 } as Worker, 0, '');
  const { text } = await scrape();
  const named = 'area="page",status="200",cache="hit"';
  expect(text).toContain(`server_request_duration_seconds_count{${named}} 3`);
  expect(text).toContain(`server_request_duration_seconds_bucket{le="0.3",${named}} 2`);
  expect(text).toContain('page_lookups_total{site="beat",result="hit"} 1');
  expect(text).toContain('worker_follows_purges{worker="2"} 0');
  expect(text).not.toContain('worker="1"');
});

test('names who released, and what waits for a person', async () => {
  const { text } = await scrape();
  expect(text).toContain(`release_live{part="mf-post",version="${version}",by="team-post",why="release"} 1`);
  expect(text).toContain('release_live_since_seconds{part="mf-post"} 1796040000');
  expect(text).toContain(`release_paused{part="mf-post",version="${version}"} 1`);
  expect(text).toContain('server_worker_deaths_total 1');
  // Not all parts have a live version in this registry.
  expect(text).toContain('server_serves_live_set 0');
});

test.each([
  ['/tls?domain=beat.test', 200],
  ['/tls?domain=feast.test', 404],
  ['/tls?domain=', 404],
  ['/tls', 404],
  [`/tls?domain=${'a'.repeat(10_000)}`, 404],
  ['//[', 404],
])('tells a proxy whether a certificate is wanted: %s', async (path, status) => {
  expect((await scrape(path)).status).toBe(status);
});

test('serves nothing else', async () => {
  expect((await scrape('/')).status).toBe(404);
});

test('limits the kinds of pages, which released code names', async () => {
  const metrics = new WorkerMetrics();
  for (let number = 0; number < 500; number += 1) metrics.render({ kind: `route-${number}`, status: 200, ms: 1 });
  await report(1, metrics);
  const kinds = new Set((await scrape()).text.match(/kind="[^"]+"/g));
  expect(kinds.size).toBe(51);
});
