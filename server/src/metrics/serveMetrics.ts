import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { ToPrimary } from '../workerMessages.ts';
import { type NodeGaugeParts, registerNodeGauges } from './registerNodeGauges.ts';
import { WorkerTotals } from './WorkerTotals.ts';

export type ServeMetricsParts = NodeGaugeParts & {
  host: string;
  port: number;
  /** True for a host name of this network, also for one that redirects. */
  isOurs: (domain: string) => boolean;
};

/**
 * Serves the metrics of this node at /metrics, on a port of its own, which readers do not reach. Counts what the workers report from now on.
 * Proxies that fetch certificates on demand ask at /tls?domain=… whether a host name is the network's: 200 or 404.
 * @throws if the port cannot be used
 */
export async function serveMetrics(parts: ServeMetricsParts): Promise<Server> {
  const totals = new WorkerTotals();
  cluster.on('message', (worker: Worker, message: ToPrimary) => {
    if (message.kind === 'measured') totals.add(worker.id, message.measured, message.state);
  });
  cluster.on('exit', ({ id }) => totals.remove(id));
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerNodeGauges(registry, parts);
  totals.register(registry);
  const server = createServer((request, response) => {
    const address = URL.parse(request.url ?? '', 'http://node');
    if (address?.pathname === '/tls') {
      response.writeHead(parts.isOurs(address.searchParams.get('domain') ?? '') ? 200 : 404).end();
      return;
    }
    if (address?.pathname !== '/metrics') {
      response.writeHead(404).end('The metrics are at /metrics.\n');
      return;
    }
    Promise.all([registry.metrics(), totals.text()]).then(
      (texts) => response.writeHead(200, { 'content-type': registry.contentType }).end(texts.join('\n')),
      () => response.writeHead(500).end(),
    );
  });
  server.listen({ host: parts.host, port: parts.port });
  await once(server, 'listening');
  return server;
}
