import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdHeader } from '@marquee/platform/logs/givenRequestId.ts';
import type { HostKey } from '@marquee/shared/domain';
import type { Logger } from 'pino';
import type { ClientAddresses } from '../address/ClientAddresses.ts';
import type { Hosts } from '../address/Hosts.ts';
import type { Address } from '../address/readAddress.ts';
import type { WorkerMetrics } from '../metrics/WorkerMetrics.ts';
import type { CacheLookup } from '../pages/PageCache.ts';
import { requestIdOf } from './requestIdOf.ts';

export type AccessLog = 'off' | 'slow' | 'all';

export type RequestWatchParts = {
  addresses: Pick<ClientAddresses, 'isPassedOn' | 'isFromWorker'>;
  hosts: Pick<Hosts, 'keyOf'>;
  log: Pick<Logger, 'info' | 'warn'>;
  accessLog: AccessLog;
  /** Milliseconds from which a request counts as slow. */
  slowMs: number;
  /** Null if nobody reads metrics. */
  metrics: Pick<WorkerMetrics, 'begin' | 'end' | 'observe' | 'lookup'> | null;
};

type Facts = { id: string; address: Address; startedAt: number; lookup: CacheLookup | null; isCounted: boolean };

/** Status of a request whose client left before the response began, as nginx logs it. */
const clientLeft = 499;
/** Areas whose requests are slow by nature (uploads, streams, releases). The api logs its own calls. */
const unhurried: ReadonlySet<Address['area']> = new Set(['api', 'admin']);
const maxPath = 500;

/** Gives each request its id, and counts and logs the time to the first byte of its response. */
export class RequestWatch {
  readonly #parts: RequestWatchParts;
  readonly #facts = new WeakMap<ServerResponse, Facts>();

  constructor(parts: RequestWatchParts) {
    this.#parts = parts;
  }

  /** Call before any handler, because the id goes into the request's headers, from which handlers pass it on. */
  begin(request: IncomingMessage, response: ServerResponse, address: Address): void {
    const id = requestIdOf(request, this.#parts.addresses);
    request.headers[requestIdHeader] = id;
    response.setHeader(requestIdHeader, id);
    const { addresses, metrics, accessLog } = this.#parts;
    // The worker that has passed it on counts it, with the time that the reader waits.
    if (addresses.isFromWorker(request) || (!metrics && accessLog === 'off')) return;
    const facts: Facts = { id, address, startedAt: performance.now(), lookup: null, isCounted: false };
    this.#facts.set(response, facts);
    metrics?.begin();
    const writeHead = response.writeHead;
    // Streams and slow readers would distort the time to the last byte.
    response.writeHead = ((status: number, ...others: unknown[]) => {
      this.#count(request, facts, status);
      return Reflect.apply(writeHead, response, [status, ...others]) as ServerResponse;
    }) as ServerResponse['writeHead'];
    response.once('close', () => {
      this.#count(request, facts, clientLeft);
      metrics?.end();
    });
  }

  /** Notes what the page cache did for a request. */
  note(host: HostKey, response: ServerResponse, lookup: CacheLookup): void {
    this.#parts.metrics?.lookup(host, lookup.result);
    const facts = this.#facts.get(response);
    if (facts) facts.lookup = lookup;
  }

  #count(request: IncomingMessage, facts: Facts, status: number): void {
    if (facts.isCounted) return;
    facts.isCounted = true;
    const { metrics, accessLog, slowMs } = this.#parts;
    const { address, startedAt, lookup } = facts;
    const ms = performance.now() - startedAt;
    metrics?.observe({ area: address.area, status: String(status), cache: lookup?.result ?? 'none' }, ms / 1_000);
    if (accessLog === 'all') this.#log('info', request, facts, status, ms);
    else if (accessLog === 'slow' && ms >= slowMs && !unhurried.has(address.area))
      this.#log('warn', request, facts, status, ms);
  }

  #log(level: 'info' | 'warn', request: IncomingMessage, { id, lookup }: Facts, status: number, ms: number): void {
    const { log, hosts } = this.#parts;
    const [path = ''] = (request.url ?? '').split('?', 1);
    const { timing } = lookup?.page ?? {};
    log[level](
      {
        ...{ event: 'request', reqId: id, method: request.method, site: hosts.keyOf(request.headers.host) },
        // Without the query, which may have words of a reader, and without the reader's address.
        ...{ path: path.slice(0, maxPath), status, ms: Math.round(ms), cache: lookup?.result },
        ...(timing && { renderMs: Math.round(timing.renderMs), apiMs: Math.round(timing.apiMs) }),
      },
      level === 'warn' ? 'slow request' : 'request',
    );
  }
}
