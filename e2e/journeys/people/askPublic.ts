import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';

/** Address at which clients reach the network from outside. */
export type PublicAddress = { domain: string; port: number; certificate: string };

export type PublicResponse = { status: number; headers: IncomingHttpHeaders; text: string };

export type PublicRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Agent for a persistent connection. Without it, each request opens a connection. */
  agent?: https.Agent;
  /** Address from which the client seems to come, below 127.0.0.0/8. */
  from?: string;
};

/** Sends a request to Vocal. */
export type Ask = (path: string, request: PublicRequest) => Promise<PublicResponse>;

/** Timeout of a request in milliseconds. It is longer than every timeout of nginx and the nodes. */
const patienceMs = 130_000;

/** Resolves every host name to this machine. */
const lookup: LookupFunction = (_name, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

/** Reads a response to its end. @throws if the connection breaks first */
export async function readWhole(response: IncomingMessage): Promise<PublicResponse> {
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}

/** Sends a request as a client on the internet does: by name, over TLS, through nginx. Redirects are not followed. */
export function askPublic(
  { domain, port, certificate }: PublicAddress,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, agent, from }: PublicRequest = {},
): Promise<PublicResponse> {
  return new Promise((resolve, reject) => {
    const request = https.request(
      {
        ...{ host: `${host}.${domain}`, port, path, method, agent: agent ?? false, ca: certificate },
        ...{ headers: { host: `${host}.${domain}:${port}`, ...headers }, localAddress: from, timeout: patienceMs },
        lookup,
      },
      (response) => resolve(readWhole(response)),
    );
    request.once('timeout', () => request.destroy(new Error(`No answer within ${patienceMs} ms`)));
    request.once('error', reject);
    request.end(body);
  });
}
