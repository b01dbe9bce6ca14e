import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import fastifyStatic from '@fastify/static';
import { givenRequestId } from '@marquee/platform/logs/givenRequestId.ts';
import { maxAddressLength } from '@marquee/platform/problem/connectionProblem.ts';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { adminRoutes } from '../admin/adminRoutes.ts';
import { assetRoutes } from '../assets/assetRoutes.ts';
import { ticketRoute } from '../cdn/ticketRoute.ts';
import { feedRoutes } from '../feeds/feedRoutes.ts';
import { authFormRoute } from '../forms/authFormRoute.ts';
import { maxBodyMs } from '../http/bodies/bodyRules.ts';
import { replyError } from '../http/errors/errorResponse.ts';
import { sendConnectionError } from '../http/errors/sendConnectionError.ts';
import { isOwnCall } from '../http/isOwnCall.ts';
import { limitConnections } from '../http/limitConnections.ts';
import { ApiProxy } from '../http/proxy/ApiProxy.ts';
import { pictureProxy } from '../http/proxy/pictureProxy.ts';
import { reportRoutes } from '../reports/reportRoutes.ts';
import { requestListener } from './requestListener.ts';
import type { ServerParts } from './ServerParts.ts';
import { sendPage } from './sendPage.ts';
import { serviceWorkerRoute } from './serviceWorkerRoute.ts';

type HttpServers = {
  /** Server for readers. */
  server: Server;
  /** Server for other workers of this node, which pass on requests of their readers. */
  ownServer: Server;
};

/** Creates the HTTP servers of a worker: pages, static files, and proxies to the api and the images. */
export async function createServer(parts: ServerParts): Promise<HttpServers & { app: FastifyInstance }> {
  let servers: HttpServers | undefined;
  const proxy = new ApiProxy({ ...parts, timeoutMs: parts.times?.apiMs });
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: sendConnectionError,
    genReqId: ({ headers }) => givenRequestId(headers) ?? '',
    trustProxy: parts.trustProxy.length > 0 ? parts.trustProxy : false,
    routerOptions: { maxParamLength: maxAddressLength, ignoreTrailingSlash: false },
    serverFactory: (handler) => {
      servers = createHttpServers(parts, requestListener(parts, proxy, handler));
      return servers.server;
    },
  });
  await addRoutes(app, parts);
  addErrorHandlers(app);
  app.addHook('onClose', () => proxy.close());
  await app.ready();
  if (!servers) throw new Error('Fastify made no server');
  return { app, ...servers };
}

function createHttpServers(parts: ServerParts, listener: RequestListener): HttpServers {
  const { headersMs = 15_000, checkMs = 5_000 } = parts.times ?? {};
  const options = {
    keepAlive: true,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkMs,
    // `guardBody` limits the time of bodies, because an upload may take longer than a call.
    requestTimeout: maxBodyMs,
  };
  const server = createHttpServer(options, listener);
  const ownServer = createHttpServer(options, listener);
  ownServer.on('connection', (socket) => parts.addresses.noteOwn(socket));
  limitConnections(server, {
    limits: parts.connections,
    isProxy: (address) => parts.addresses.isProxy(address),
    log: parts.log,
    now: Date.now,
  });
  return { server, ownServer };
}

async function addRoutes(app: FastifyInstance, parts: ServerParts): Promise<void> {
  await app.register(fastifyStatic, {
    root: parts.releaseCache.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: true,
  });
  assetRoutes(app, parts);
  pictureProxy(app, parts);
  healthRoutes(app, parts);
  adminRoutes(app, parts.admin);
  await app.register(reportRoutes, { counts: parts.counts, tickets: parts.tickets, now: Date.now });
  await app.register(ticketRoute, { ...parts, now: Date.now });
  await app.register(authFormRoute, parts);
  feedRoutes(app, parts);
  serviceWorkerRoute(app, parts);
  app.get('/*', (request, reply) => sendPage(request, reply, parts));
}

function healthRoutes(app: FastifyInstance, parts: ServerParts): void {
  app.get('/healthz', (request) => ({
    status: 'ok',
    // The other facts are for operators, so only requests from this machine get them.
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
}

function addErrorHandlers(app: FastifyInstance): void {
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
}
