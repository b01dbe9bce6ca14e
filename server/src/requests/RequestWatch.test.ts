import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import pino from 'pino';
import { ClientAddresses } from '../address/ClientAddresses.ts';
import { Hosts } from '../address/Hosts.ts';
import { readAddress } from '../address/readAddress.ts';
import { WorkerMetrics } from '../metrics/WorkerMetrics.ts';
import { type AccessLog, RequestWatch } from './RequestWatch.ts';

const hosts = new Hosts({ marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 }, siteFolderKeys());
const patientMs = 60_000;

let server: Server;
let lines: Record<string, unknown>[];
let metrics: WorkerMetrics;
/** Ids that the handler read from the request. */
let seen: unknown[];

beforeEach(() => {
  [lines, seen] = [[], []];
  metrics = new WorkerMetrics();
});
afterEach(() => void server.close());

async function listen({
  trustProxy = [] as string[],
  accessLog = 'all' as AccessLog,
  slowMs = patientMs,
  isOnSocket = false,
} = {}) {
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const watch = new RequestWatch({
    addresses: new ClientAddresses(trustProxy, isOnSocket),
    hosts,
    log,
    accessLog,
    slowMs,
    metrics,
  });
  server = createServer((incoming, response) => {
    watch.begin(incoming, response, readAddress(incoming.url ?? ''));
    seen.push(incoming.headers['x-request-id']);
    if (incoming.url === '/never') return;
    setTimeout(() => response.writeHead(204).end(), incoming.url?.endsWith('slow') ? 5 : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function ask(path: string, id?: string): Promise<{ id: unknown }> {
  const { port } = server.address() as AddressInfo;
  const headers = { host: 'beat.localhost:3000', ...(id !== undefined && { 'x-request-id': id }) };
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve({ id: response.headers['x-request-id'] }));
    });
    asking.on('error', reject).end();
    if (path === '/never') setTimeout(() => asking.destroy(), 50);
  });
}

describe('the id of a request', () => {
  it("is a new one if a stranger gave it, and the handlers' and the client's are equal", async () => {
    await listen();
    const { id } = await ask('/', 'made-up-by-a-stranger');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen).toEqual([id]);
  });

  it("is a trusted proxy's if it is well formed", async () => {
    await listen({ trustProxy: ['127.0.0.1'] });
    expect(await ask('/', 'f3a1c0de-of-the-proxy')).toEqual({ id: 'f3a1c0de-of-the-proxy' });
    for (const bad of ['short', 'a'.repeat(65), '*/ select 1 /*'])
      expect((await ask('/', bad)).id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the access log', () => {
  it('has each request without the query and the address of the reader', async () => {
    await listen();
    const { id } = await ask('/search/harbour?name=Ada');
    expect(lines).toEqual([
      expect.objectContaining({ event: 'request', reqId: id, site: 'beat', path: '/search/harbour', status: 204 }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Ada|127\.0\.0\.1/);
  });

  it('has slow pages only, and no call of the api', async () => {
    await listen({ accessLog: 'slow', slowMs: 1 });
    await ask('/api/slow');
    await ask('/slow');
    expect(lines).toEqual([expect.objectContaining({ level: 40, path: '/slow' })]);
  });

  it('has no page that is fast enough', async () => {
    await listen({ accessLog: 'slow' });
    await ask('/slow');
    expect(lines).toEqual([]);
  });

  it('can be off', async () => {
    await listen({ accessLog: 'off' });
    await ask('/');
    expect(lines).toEqual([]);
  });
});

describe('the metrics of requests', () => {
  const requestsOf = async () => {
    const measured = await metrics.take();
    const values = measured.find(({ name }) => name === 'server_request_duration_seconds')?.values ?? [];
    return values.filter((value) => 'metricName' in value && String(value.metricName).endsWith('_count'));
  };

  it('count by area and status, with no label that a stranger chooses', async () => {
    await listen();
    for (let number = 0; number < 50; number += 1)
      await ask(`/made-up-${number}?x=${number}`, `id-of-number-${number}`);
    expect(await requestsOf()).toEqual([
      expect.objectContaining({ value: 50, labels: { area: 'page', status: '204', cache: 'none' } }),
    ]);
    expect(await requestsOf()).toEqual([]);
  });

  it('leave a request of another worker to that worker', async () => {
    await listen({ isOnSocket: true });
    expect(await ask('/', 'id-of-the-other-worker')).toEqual({ id: 'id-of-the-other-worker' });
    expect([await requestsOf(), lines]).toEqual([[], []]);
  });

  it('count a client that leaves before the response as 499, once', async () => {
    await listen();
    await expect(ask('/never')).rejects.toThrow();
    while (metrics.requestsInFlight > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await requestsOf()).toEqual([
      expect.objectContaining({ value: 1, labels: { area: 'page', status: '499', cache: 'none' } }),
    ]);
  });
});
