import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { OtherSet } from '../workerMessages.ts';
import { bucketCount, canaryOf, readBucket } from './canaryOf.ts';

/** What is the same for everybody, whichever set they read with. */
const everybodys = /^\/(?:api|res|assets|healthz|_marquee)(?:\/|$)/;
const cookieSeconds = 30 * 86_400;
const keptConnections = 32;

type HandOverParts = {
  /** The canaries that run now. */
  others: () => readonly OtherSet[];
  random: () => number;
  /** The other generation does not answer. */
  onFailure: (other: OtherSet, error: Error) => void;
};

/**
 * Hands a request to the generation of workers whose set its reader belongs to. While a canary runs, readers get a bucket by cookie,
 * for their next pages to come from the same set, and no page may be stored on the way to them.
 */
export class HandOver {
  readonly #parts: HandOverParts;
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: keptConnections });

  constructor(parts: HandOverParts) {
    this.#parts = parts;
  }

  /** @param answer makes the answer here: for readers of this set, and when the other generation fails before it answers */
  handle(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { others, random } = this.#parts;
    const running = others();
    if (running.length === 0 || everybodys.test(request.url ?? '')) {
      answer();
      return;
    }
    const known = readBucket(request.headers.cookie);
    const bucket = known ?? Math.floor(random() * bucketCount);
    keepFromStores(response, known === null ? bucket : null);
    const other = canaryOf(bucket, running);
    if (other && (request.method === 'GET' || request.method === 'HEAD')) this.#pass(other, request, response, answer);
    else answer();
  }

  #pass(other: OtherSet, request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { method, url, headers } = request;
    const passed = httpRequest(
      { socketPath: other.socket, agent: this.#agent, method, path: url, headers },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
        reply.on('error', () => response.destroy());
      },
    );
    passed.on('error', (error) => {
      this.#parts.onFailure(other, error);
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
