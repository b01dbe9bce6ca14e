import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import { longestAddress } from '@marquee/platform/problem/connectionProblem.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { addressOf } from '../address/addressOf.ts';
import { type CacheKey, pageKey } from '../address/cacheKey.ts';
import { adminRoutes } from '../admin/adminRoutes.ts';
import { assetRoutes } from '../assets/assetRoutes.ts';
import { type PageFailure, pageFailure } from '../counts/pageFailure.ts';
import { feedRoutes } from '../feeds/feedRoutes.ts';
import { authFormRoute } from '../forms/authFormRoute.ts';
import { redirectSearchForm } from '../forms/redirectSearchForm.ts';
import { redirectVisitor } from '../forms/redirectVisitor.ts';
import { bodyRuleOf, longestBodyMs } from '../http/bodies/bodyRules.ts';
import { guardBody } from '../http/bodies/guardBody.ts';
import { securityHeaders } from '../http/contentSecurityPolicy.ts';
import { replyError, sendError } from '../http/errors/errorResponse.ts';
import { sendConnectionError } from '../http/errors/sendConnectionError.ts';
import { isOwnCall } from '../http/isOwnCall.ts';
import { limitConnections } from '../http/limitConnections.ts';
import { ApiProxy } from '../http/proxy/ApiProxy.ts';
import { pictureProxy } from '../http/proxy/pictureProxy.ts';
import { FailedPageError, type StoredPage } from '../pages/PageCache.ts';
import { readPageRequest } from '../pages/readPageRequest.ts';
import { redirectPage } from '../pages/redirectPage.ts';
import { sendStoredPage } from '../pages/sendStoredPage.ts';
import { reportRoutes } from '../reports/reportRoutes.ts';
import { respondFromCache } from './respondFromCache.ts';
import { respondUnreadable } from './respondUnreadable.ts';
import type { ServerParts } from './ServerParts.ts';
import { serviceWorkerRoute } from './serviceWorkerRoute.ts';

const year = 31_536_000;

type WorkerServers = {
  app: FastifyInstance;
  /** For readers. */
  server: Server;
  /** Answers the same to the other workers of this node, who say whose requests they pass on. */
  ownServer: Server;
  /** Answers them with the pages that are stored here, however old, and with nothing else (`NeighbourPages`). */
  storedServer: Server;
};

/** The HTTP server of a worker: pages, static files, and the api and images handed through. */
export async function createServer(parts: ServerParts): Promise<WorkerServers> {
  let server: Server | undefined;
  let ownServer: Server | undefined;
  const { headersMs = 15_000, checkMs = 5_000, apiMs, bodyRuleOf: ruleOf = bodyRuleOf } = parts.times ?? {};
  const proxy = new ApiProxy({ ...parts, timeoutMs: apiMs });
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: sendConnectionError,
    trustProxy: parts.trustProxy.length > 0 ? parts.trustProxy : false,
    routerOptions: { maxParamLength: longestAddress, ignoreTrailingSlash: false },
    serverFactory: (handler) => {
      const options = {
        keepAlive: true,
        keepAliveTimeout: 65_000,
        maxHeaderSize: 16_384,
        headersTimeout: headersMs,
        connectionsCheckingInterval: checkMs,
        // Bodies are timed by `guardBody`, as an upload may take longer than a call.
        requestTimeout: longestBodyMs,
      };
      const listener = (request: IncomingMessage, response: ServerResponse) => {
        const address = addressOf(request);
        if (parts.isHttps) response.setHeader('strict-transport-security', `max-age=${year}`);
        guardBody(request, response, ruleOf(address));
        if (respondUnreadable(address, request, response)) return;
        // Probes of load balancers and Kubernetes ask by the machine's address, so health is answered under any host.
        if (address.area === 'admin' && !parts.hosts.keyOf(request.headers.host) && !isOwnCall(request)) {
          sendError(request.url ?? '', response, { status: 404, code: '404', message: 'This address was not found.' });
          return;
        }
        if (address.area === 'api') {
          void proxy.handle(request, response, address);
          return;
        }
        parts.liveProxy.handle(request, response, () =>
          parts.canaryProxy.handle(request, response, () => {
            if (redirectSearchForm(request, response) || redirectVisitor(request, response, parts.hosts)) return;
            if (respondFromCache(request, response, address, parts)) parts.counts.page(request);
            else handler(request, response);
          }),
        );
      };
      server = createHttpServer(options, listener);
      ownServer = createHttpServer(options, listener);
      ownServer.on('connection', (socket) => parts.addresses.noteOwn(socket));
      limitConnections(server, {
        limits: parts.connections,
        isProxy: (address) => parts.addresses.isProxy(address),
        log: parts.log,
        now: Date.now,
      });
      return server;
    },
  });

  await app.register(fastifyStatic, {
    root: parts.releaseCache.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: true,
  });
  assetRoutes(app, parts);
  pictureProxy(app, parts);
  app.get('/healthz', (request) => ({
    status: 'ok',
    // The rest is for operators of the network.
    ...(isOwnCall(request.raw) && {
      pid: process.pid,
      parent: process.ppid,
      set: parts.releaseSet.set,
      others: parts.canaries().map(({ part, version, percent }) => ({ part, version, percent })),
    }),
  }));
  app.get('/readyz', (_request, reply) =>
    parts.isReady() ? { status: 'ok' } : reply.code(503).send({ status: 'leaving' }),
  );
  adminRoutes(app, parts.admin);
  await app.register(reportRoutes, { counts: parts.counts, tickets: parts.tickets, now: Date.now });
  await app.register(authFormRoute, parts);
  feedRoutes(app, parts);
  serviceWorkerRoute(app, parts);
  app.get('/*', (request, reply) => sendPage(request, reply, parts));
  app.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    return replyError(
      request,
      reply,
      isReading
        ? { status: 404, code: '404', message: 'This address was not found.' }
        : {
            status: 405,
            code: 'method-not-allowed',
            message: 'This can only be read.',
            headers: { allow: 'GET, HEAD' },
          },
    );
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    return replyError(
      request,
      reply,
      status < 500
        ? { status, code: 'bad-request', message: 'The request cannot be understood.' }
        : { status: 500, code: 'internal', message: 'Something went wrong on our side.' },
    );
  });
  const storedServer = createHttpServer((request, response) => {
    const find = (key: CacheKey) => parts.cache.stored(key);
    if (!respondFromCache(request, response, addressOf(request), parts, find)) response.writeHead(503).end();
  });
  storedServer.on('connection', (socket) => parts.addresses.noteOwn(socket));
  app.addHook('onClose', () => proxy.close());
  await app.ready();
  if (!server || !ownServer) throw new Error('Fastify made no server');
  return { app, server, ownServer, storedServer };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, parts: ServerParts) {
  const { hosts, pages, cache, counts, releaseSet } = parts;
  const key = hosts.keyOf(request.headers.host);
  if (!key) return reply.code(404).type('text/plain').headers(securityHeaders).send('There is no site at this host.\n');
  const address = addressOf(request.raw);
  if (address.area !== 'page') return reply.callNotFound();
  const wanted = readPageRequest(request.raw, key, address, pages);
  const send = (page: StoredPage, own = parts.tickets.headersFor(request.raw)) => {
    reply.hijack();
    sendStoredPage(request.raw, reply.raw, page, own);
  };
  if ('elsewhere' in wanted) return send(redirectPage(301, wanted.elsewhere));
  const countFailure = (failure: PageFailure | null | undefined) =>
    failure && counts.failure(request.raw, { ...failure, page: request.host + address.path });
  const isPrivate = pages.isPrivate(wanted);
  const render = async () => {
    const startedAt = performance.now();
    const count = ({ owner = 'shell' }: StoredPage) => counts.render(owner, performance.now() - startedAt);
    try {
      const page = await pages.render({ ...wanted, client: parts.addresses.of(request.raw) });
      count(page);
      return page;
    } catch (error) {
      if (error instanceof FailedPageError) count(error.page);
      throw error;
    }
  };
  const page = await (isPrivate ? renderUnstored(render) : cache.get(pageKey(wanted), render)).catch(
    (error: unknown) => {
      countFailure(pageFailure(error, null, releaseSet.set));
      throw error;
    },
  );
  countFailure(page.failure);
  if (page.status < 300 || page.status >= 400) counts.page(request.raw);
  // Without a ticket: reading a private page is no impression.
  if (isPrivate) return send(page, {});
  if (page.status !== 503) return send(page);
  reply.hijack();
  void parts.neighbourPages.ask(request.raw, reply.raw, () => send(page));
}

/** A page that is rendered for this request alone, or the error page in its place. */
async function renderUnstored(render: () => Promise<StoredPage>): Promise<StoredPage> {
  try {
    return await render();
  } catch (error) {
    if (error instanceof FailedPageError) return error.page;
    throw error;
  }
}
