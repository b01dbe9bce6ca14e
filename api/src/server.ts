import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { refuseWritesOfOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { addressTooLong, longestAddress } from '@marquee/platform/problem/connectionProblem.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { authorRoutes } from './authors/authorRoutes.ts';
import { AnswerCache } from './cache/answerCache.ts';
import { categoryRoutes } from './categories/categoryRoutes.ts';
import { channelRoutes } from './channels/channelRoutes.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { registerBodyParsers } from './http/bodyParsers.ts';
import { answerConnectionError } from './http/connectionErrors.ts';
import { handleError } from './http/errorHandler.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerRequestLog, requestId } from './http/requestLog.ts';
import { registerUnknownRoutes } from './http/unknownRoutes.ts';
import { createFetchPicture, type FetchPicture } from './images/foreign/fetchPicture.ts';
import { imageRoutes } from './images/imageRoutes.ts';
import { OriginalStore } from './images/originalStore.ts';
import { impressionRoutes } from './impressions/impressionRoutes.ts';
import { ReadRecorder } from './impressions/readRecorder.ts';
import { postRoutes } from './posts/postRoutes.ts';
import { promoRoutes } from './promos/promoRoutes.ts';
import { PurgeListener } from './purges/purgeListener.ts';
import { purgeRoutes } from './purges/purgeRoutes.ts';
import { suggestRoutes } from './search/suggestRoutes.ts';
import type { Clock, Services } from './services.ts';
import { siteMapRoutes } from './siteMaps/siteMapRoutes.ts';
import { tagRoutes } from './tags/tagRoutes.ts';
import { ticketRoutes } from './tickets/ticketRoutes.ts';
import { authRoutes } from './vocal/auth/authRoutes.ts';
import { ownPostRoutes } from './vocal/posts/ownPostRoutes.ts';

const bodyLimit = 1024 * 1024;
/** A request must have arrived whole by then. */
const requestTimeoutMs = 30_000;
/** Answers live this long at most, should a purge ever be missed. */
const answerMaxAgeMs = 5 * 60_000;
/** Node's limit on all headers; above the longest address, so that such a request reaches us and gets its 414. */
const maxHeaderSize = 64 * 1024;

export type ServerParts = {
  config: Config;
  db: Database;
  /** Connection string of the same database, for the connection that hears of purges. */
  databaseUrl: string;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Fetches pictures of other hosts; the internet's when absent. */
  fetchPicture?: FetchPicture;
};

/** Builds the api's HTTP server, ready to listen. It does not own the database: closing it leaves the pool open. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, db, databaseUrl, clock, log, fetchPicture = createFetchPicture() } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    // What still comes over an open connection while the server stops is answered, and not refused.
    return503OnClosing: false,
    http: { maxHeaderSize },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestAddress },
    frameworkErrors: handleError,
    clientErrorHandler: answerConnectionError,
  });
  app.decorate('startedSites', config.sites);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  registerRequestLog(app);
  registerUnknownRoutes(app);
  registerBodyParsers(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (request.url.length > longestAddress) throw new ProblemError(414, 'address-too-long', addressTooLong.message);
  });
  app.addHook('onRequest', refuseWritesOfOtherSites);

  const answers = new AnswerCache({ maxBytes: config.answerCacheBytes, maxAgeMs: answerMaxAgeMs });
  const purges = new PurgeListener({
    url: databaseUrl,
    onError: (error) => log.warn({ err: error }, 'purges are not heard of for a moment'),
  });
  purges.subscribe((event) => answers.purge(event.tags));
  app.addHook('onReady', () => purges.start());
  app.addHook('onClose', () => purges.stop());

  const originals = new OriginalStore(config.originalsDirectory);
  const reads = new ReadRecorder({ ...config.reads, db, log });
  app.addHook('onReady', () => reads.start());
  app.addHook('onClose', () => reads.stop());
  const services: Services = { config, db, clock, answers, purges, originals, fetchPicture, reads };
  registerMetrics(app, services);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await registerOpenApi(app);
  for (const routes of [
    healthRoutes,
    postRoutes,
    suggestRoutes,
    impressionRoutes,
    categoryRoutes,
    channelRoutes,
    authorRoutes,
    tagRoutes,
    promoRoutes,
    siteMapRoutes,
    authRoutes,
    ownPostRoutes,
    purgeRoutes,
    ticketRoutes,
    imageRoutes,
  ])
    await app.register(routes, services);
  return app;
}
