import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { secretHeader } from '@marquee/platform/internal/secretHeader.ts';
import { requestIdHeader } from '@marquee/platform/logs/givenRequestId.ts';
import type { ListedProblem } from '@marquee/platform/problem/ProblemFacts.ts';
import { dataSiteOf, type HostKey, hostKindOf } from '@marquee/shared/domain';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import { type ApiAddress, trustHeaders } from '../../ApiAddress.ts';
import type { ClientAddresses } from '../../address/ClientAddresses.ts';
import type { Hosts } from '../../address/Hosts.ts';
import type { Address } from '../../address/readAddress.ts';
import { BodyPace, type PaceClock } from '../bodies/BodyPace.ts';
import { BodyPlaces } from '../bodies/BodyPlaces.ts';
import { type BodyRule, bodyRuleOf } from '../bodies/bodyRules.ts';
import { hasBody } from '../bodies/guardBody.ts';
import { BodyTooLargeError, limitBody } from '../bodies/limitBody.ts';
import { type AllowanceRates, NetworkAllowance } from '../bodies/NetworkAllowance.ts';
import { bodyTooLarge, RefusedBodies } from '../bodies/RefusedBodies.ts';
import { securityHeaders } from '../contentSecurityPolicy.ts';
import { sendError } from '../errors/errorResponse.ts';
import { Agent, request as ask } from '../request.ts';

type ApiProxyParts = {
  api: ApiAddress;
  hosts: Hosts;
  addresses: ClientAddresses;
  log: Logger;
  /** Milliseconds for which the api may keep silent. */
  timeoutMs?: number;
  /** The wait before a refusal; tests give their own. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** Clock for pacing bodies and refilling the networks' allowances. */
  clock?: PaceClock;
};

/** Headers of a connection, not of a message (RFC 9110, 7.6.1), and those set here. */
const hopByHop = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'expect', 'host', secretHeader],
]);
/** Calls between our own processes. */
const internal = /^\/api\/internal(?:\/|$)/;
/** Calls of the creator platform. Only its own host accepts them, so visitors cannot sign in on a site for readers. */
const creatorCalls = /^\/api\/vocal(?:\/|$)/;

/** Content Security Policy of the api's documentation page, which has its own scripts and inline styles. */
const docsPolicy = [
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'",
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

const notFound: ListedProblem = { status: 404, code: '404', message: 'This address was not found.' };

const tooManyBodies: ListedProblem = {
  status: 429,
  code: 'too-many-waiting',
  message: 'Too many uploads of your network are not finished yet.',
  headers: { 'retry-after': '2' },
};

const uploadsTooFast: ListedProblem = {
  ...tooManyBodies,
  message: 'Too many uploads of your network came in a short time.',
};
/** Delay of each refusal in a flood. Immediate refusals would take as much time from readers' pages as the uploads. */
const refusalMs = 1_000;
/** Rate of a network's refusals without delay, for bodies that are too large or too many at once. Others wait. */
const promptRefusals: AllowanceRates = { atOnce: 20, perSecond: 1 };

/**
 * Maximum bytes per second for all bodies together, and minimum for each body. The maximum exists because copying bytes
 * takes processor time from readers' pages. With the minimum, the largest upload arrives within 45 s, before the proxy
 * gives up waiting for the api.
 */
const bodySpeeds = { all: 6_000_000, min: 500_000 };

const systemClock: PaceClock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
};

/** Proxies calls and pictures to the api. Reports failed connections in the format of the api's errors. */
export class ApiProxy {
  readonly #parts: ApiProxyParts;
  readonly #agent: Dispatcher;
  readonly #places = new BodyPlaces();
  readonly #allowances = new Map<AllowanceRates, NetworkAllowance>();
  readonly #clock: PaceClock;
  readonly #refused: RefusedBodies;
  readonly #pace: BodyPace;

  constructor(parts: ApiProxyParts) {
    const { clock = systemClock } = parts;
    this.#parts = parts;
    this.#clock = clock;
    this.#refused = new RefusedBodies(clock);
    this.#pace = new BodyPace(bodySpeeds, clock);
    const timeout = parts.timeoutMs ?? 60_000;
    this.#agent = new Agent({ headersTimeout: timeout, bodyTimeout: timeout, connect: { timeout: 5_000 } });
  }

  async handle(request: IncomingMessage, response: ServerResponse, address: Address): Promise<void> {
    const { url = '' } = request;
    const host = this.#parts.hosts.keyOf(request.headers.host);
    const path = 'path' in address ? address.path : '';
    if (host === null || internal.test(path) || (hostKindOf(host) === 'site' && creatorCalls.test(path))) {
      sendError(url, response, notFound);
      return;
    }
    const rule = bodyRuleOf(address);
    const client = this.#parts.addresses.of(request);
    if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes) {
      await this.#refuse(request, response, client, bodyTooLarge(rule.maxBytes));
      return;
    }
    if (rule.maxPerNetwork !== undefined) {
      const leave = this.#places.take(client, rule.maxPerNetwork);
      if (!leave) {
        await this.#refuse(request, response, client, tooManyBodies);
        return;
      }
      response.once('close', leave);
    }
    if (rule.ofNetwork && !this.#allowanceOf(rule.ofNetwork).take(client, 1)) {
      await wait(refusalMs);
      this.#refused.refuse(request, response, client, uploadsTooFast);
      return;
    }
    const left = new AbortController();
    response.once('close', () => left.abort());
    try {
      const apiResponse = await this.#ask(request, host, rule, left.signal);
      const headers = { ...passedOn(apiResponse.headers), ...headersOf(apiResponse, path) };
      if (isComingIn(request)) {
        response.writeHead(apiResponse.statusCode, { ...headers, connection: 'close' });
        await pipeline(apiResponse.body, response, { end: false });
        this.#refused.endAfterBody(request, response, client);
      } else {
        response.writeHead(apiResponse.statusCode, headers);
        await pipeline(apiResponse.body, response);
      }
    } catch (error) {
      if (response.headersSent) response.destroy();
      else if (error instanceof BodyTooLargeError)
        this.#refused.refuse(request, response, client, bodyTooLarge(rule.maxBytes));
      else if (!response.destroyed) {
        this.#parts.log.warn({ err: error, path, reqId: request.headers[requestIdHeader] }, 'the api does not respond');
        if (isComingIn(request)) this.#refused.refuse(request, response, client, failureOf(error));
        else sendError(url, response, failureOf(error));
      }
    }
  }

  async #refuse(request: IncomingMessage, response: ServerResponse, client: string, problem: ListedProblem) {
    const { pause = wait } = this.#parts;
    if (!this.#allowanceOf(promptRefusals).take(client, 1)) await pause(refusalMs);
    this.#refused.refuse(request, response, client, problem);
  }

  #allowanceOf(rates: AllowanceRates): NetworkAllowance {
    const known = this.#allowances.get(rates) ?? new NetworkAllowance(rates, this.#clock.now);
    this.#allowances.set(rates, known);
    return known;
  }

  async #ask(
    request: IncomingMessage,
    host: HostKey,
    rule: BodyRule,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const { api, addresses } = this.#parts;
    const { method = 'GET', url = '', headers } = request;
    const mayHaveBody = method !== 'GET' && method !== 'HEAD' && hasBody(request);
    const { 'content-length': length, ...passed } = passedOn(headers, headers.connection);
    return ask(api.url + url, {
      agent: this.#agent,
      method: method as Dispatcher.HttpMethod,
      signal,
      body: mayHaveBody ? request.pipe(limitBody(rule.maxBytes, this.#pace.share())) : null,
      headers: {
        ...passed,
        ...trustHeaders(api),
        ...(mayHaveBody && length !== undefined ? { 'content-length': length } : {}),
        'x-marquee-site': dataSiteOf(host),
        'x-forwarded-host': headers.host ?? '',
        'x-forwarded-for': addresses.of(request),
        'x-forwarded-proto': addresses.protocolOf(request),
      },
    });
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }
}

/** True if the request body is still arriving. The rest must be read, so that the sender can read the response. */
function isComingIn(request: IncomingMessage): boolean {
  return !request.complete && hasBody(request);
}

/** Returns the end-to-end headers of a message. @param named further hop-by-hop headers, named by `Connection` */
function passedOn(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  named = '',
): Record<string, string | string[]> {
  const dropped = named.toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string | string[]] =>
        entry[1] !== undefined && !hopByHop.has(entry[0]) && !dropped.includes(entry[0]),
    ),
  );
}

/** Headers added to a response: browsers display errors and documents, but neither data nor pictures. */
function headersOf({ statusCode, headers }: Dispatcher.ResponseData, path: string): Record<string, string> {
  if (/^\/api\/docs(?:\/|$)/.test(path)) return { ...securityHeaders, 'content-security-policy': docsPolicy };
  const isDocument = String(headers['content-type']).startsWith('text/html');
  return statusCode >= 400 || isDocument ? { ...securityHeaders } : { 'x-content-type-options': 'nosniff' };
}

function failureOf(error: unknown): ListedProblem {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT')
    return { status: 504, code: 'timeout', message: 'The api did not answer in time.' };
  if (code === 'ECONNREFUSED' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return { status: 503, code: 'unavailable', message: 'The api cannot be reached.', headers: { 'retry-after': '5' } };
  return { status: 502, code: 'bad-gateway', message: 'The api broke off its response.' };
}
