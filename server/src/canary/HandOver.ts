import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { passedAddressHeader } from '../rollback/ClientAddresses.ts';
import type { OtherSet, OverrideRoute } from '../workerMessages.ts';
import { bucketCount, canaryOf, readBucket } from './canaryOf.ts';

/** What is the same for everybody, whichever set they read with. */
const everybodys = /^\/(?:api|res|assets|healthz|_marquee)(?:\/|$)/;
const cookieSeconds = 30 * 86_400;
const keptConnections = 32;

type Named = Pick<OtherSet, 'part' | 'version'>;

type HandOverParts = {
  /** The canaries that run now. */
  others: () => readonly OtherSet[];
  /** The overrides that run now. */
  overrides: () => readonly OverrideRoute[];
  /** Id of the override that a `Cookie` header opens; null without one. */
  readOverride: (cookies: string | undefined) => string | null;
  random: () => number;
  /** Address of who asks; the other generation cannot see it. */
  addressOf: (request: IncomingMessage) => string;
  /** The other generation does not answer. */
  onFailure: (other: Named, error: Error) => void;
};

/** Where a request goes, and how its answer's headers are changed on the way back. */
type Way = {
  to: Named;
  socket: string;
  change: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders;
};

/**
 * Hands a request to the generation of workers whose set its reader belongs to. While a canary runs, readers get a bucket by cookie,
 * for their next pages to come from the same set, and no page may be stored on the way to them. A developer's own set comes first.
 */
export class HandOver {
  readonly #parts: HandOverParts;
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: keptConnections });

  constructor(parts: HandOverParts) {
    this.#parts = parts;
  }

  /** @param answer makes the answer here: for readers of this set, and when the other generation fails before it answers */
  handle(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { others, overrides, random } = this.#parts;
    const running = others();
    if ((running.length === 0 && overrides().length === 0) || everybodys.test(request.url ?? '')) {
      answer();
      return;
    }
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const override = isReading ? this.#overrideOf(request) : null;
    if (override) {
      this.#pass(override, request, response, answer);
      return;
    }
    if (running.length === 0) {
      answer();
      return;
    }
    const known = readBucket(request.headers.cookie);
    const bucket = known ?? Math.floor(random() * bucketCount);
    keepFromStores(response, known === null ? bucket : null);
    const other = canaryOf(bucket, running);
    if (other && isReading)
      this.#pass({ to: other, socket: other.socket, change: (headers) => headers }, request, response, answer);
    else answer();
  }

  /** Pages only: what a service worker asks for by itself it may keep, so that is what readers get. */
  #overrideOf({ headers }: IncomingMessage): Way | null {
    const { overrides, readOverride } = this.#parts;
    const mode = headers['sec-fetch-mode'];
    if (overrides().length === 0 || (mode !== undefined && mode !== 'navigate')) return null;
    const id = readOverride(headers.cookie);
    const to = id === null ? undefined : overrides().find((one) => one.id === id);
    return to?.socket ? { to, socket: to.socket, change: forOneBrowser(to) } : null;
  }

  #pass({ to, socket, change }: Way, request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { method, url } = request;
    const headers = { ...request.headers, [passedAddressHeader]: this.#parts.addressOf(request) };
    const passed = httpRequest({ socketPath: socket, agent: this.#agent, method, path: url, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, change(reply.headers));
      reply.pipe(response);
      reply.on('error', () => response.destroy());
    });
    passed.on('error', (error) => {
      this.#parts.onFailure(to, error);
      if (response.headersSent) response.destroy();
      else answer();
    });
    response.on('close', () => {
      if (!response.writableEnded) passed.destroy();
    });
    passed.end();
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The answer of an override: nobody stores it, not even the browser, and no search engine lists it. */
function forOneBrowser({ part, version }: Named): Way['change'] {
  return ({ etag: _etag, 'last-modified': _modified, 'cache-tag': _tag, ...headers }) => ({
    ...headers,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-override': `${part}@${version}`,
  });
}

/** Changes what the answer will say of itself, whoever writes it. */
function keepFromStores(response: ServerResponse, newBucket: number | null): void {
  const write = response.writeHead.bind(response) as (
    status: number,
    headers?: Record<string, unknown>,
  ) => ServerResponse;
  response.writeHead = ((status: number, headers: Record<string, unknown> = {}) => {
    const cookie =
      newBucket === null ? {} : { 'set-cookie': `bucket=${newBucket}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax` };
    return write(status, { ...headers, ...cookie, 'cache-control': 'private, max-age=0, must-revalidate' });
  }) as ServerResponse['writeHead'];
}
