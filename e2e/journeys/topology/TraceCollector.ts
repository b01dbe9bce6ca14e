import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Export = {
  resourceSpans?: { scopeSpans: { scope: { name: string }; spans: { traceId: string }[] }[] }[];
};

/** A collector of OpenTelemetry, which takes traces as JSON. */
export class TraceCollector {
  readonly #server: Server;
  /** Names of the instrumentations that made spans of each trace. */
  readonly #scopes = new Map<string, Set<string>>();

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => {
      void json(request).then((body) => {
        this.#take(body as Export);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  static async start(): Promise<TraceCollector> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TraceCollector(server);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Returns the names of the instrumentations of each trace, in order. */
  scopesOfTraces(): string[][] {
    return [...this.#scopes.values()].map((scopes) => [...scopes].sort());
  }

  #take({ resourceSpans = [] }: Export): void {
    for (const { scopeSpans } of resourceSpans)
      for (const { scope, spans } of scopeSpans)
        for (const { traceId } of spans) {
          const scopes = this.#scopes.get(traceId) ?? new Set();
          this.#scopes.set(traceId, scopes.add(scope.name.replace('@opentelemetry/', '')));
        }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
