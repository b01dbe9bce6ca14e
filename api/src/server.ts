import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { refuseWritesOfOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { addressTooLong, longestAddress } from '@marquee/platform/problem/connectionProblem.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { PasswordHasher } from './accounts/PasswordHasher.ts';
import { authorRoutes } from './authors/authorRoutes.ts';
import { ResponseCache } from './cache/ResponseCache.ts';
import { categoryRoutes } from './categories/categoryRoutes.ts';
import { channelRoutes } from './channels/channelRoutes.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/connect.ts';
import { sendConnectionError } from './http/errors/connectionErrors.ts';
import { handleError } from './http/errors/errorHandler.ts';
import { registerUnknownRoutes } from './http/errors/unknownRoutes.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerBodyParsers } from './http/requests/bodyParsers.ts';
import { createFetchPicture, type FetchPicture } from './images/foreign/fetchPicture.ts';
import { imageRoutes } from './images/imageRoutes.ts';
import { openOriginals } from './images/rendering/openOriginals.ts';
import { impressionRoutes } from './impressions/impressionRoutes.ts';
import { ImpressionRecorder } from './impressions/recording/ImpressionRecorder.ts';
import { MailLimits } from './mail/MailLimits.ts';
import { healthRoutes, type Lifecycle } from './monitoring/healthRoutes.ts';
import { registerMetrics } from './monitoring/metrics.ts';
import { registerRequestLog, requestId } from './monitoring/requestLog.ts';
import { openPayeeSeal } from './payees/openPayeeSeal.ts';
import { postRoutes } from './posts/postRoutes.ts';
import { promoRoutes } from './promos/promoRoutes.ts';
import { PurgeListener } from './purges/listening/PurgeListener.ts';
import { purgeRoutes } from './purges/purgeRoutes.ts';
import { suggestRoutes } from './search/suggestRoutes.ts';
import type { Services } from './services.ts';
import { siteMapRoutes } from './siteMaps/siteMapRoutes.ts';
import { tagRoutes } from './tags/tagRoutes.ts';
import { ticketRoutes } from './tickets/ticketRoutes.ts';
import { accountRoutes } from './vocal/account/accountRoutes.ts';
import { adjustmentRoutes } from './vocal/adjustments/adjustmentRoutes.ts';
import { auditRoutes } from './vocal/audit/auditRoutes.ts';
import { authRoutes } from './vocal/auth/authRoutes.ts';
import { recoveryRoutes } from './vocal/auth/recoveryRoutes.ts';
import { curationRoutes } from './vocal/curation/curationRoutes.ts';
import { draftRoutes } from './vocal/drafts/draftRoutes.ts';
import { revisionRoutes } from './vocal/drafts/revisionRoutes.ts';
import { earningsRoutes } from './vocal/earnings/earningsRoutes.ts';
import { holdRoutes } from './vocal/holds/holdRoutes.ts';
import { networkMoneyRoutes } from './vocal/networkMoney/networkMoneyRoutes.ts';
import { noteRoutes } from './vocal/notes/noteRoutes.ts';
import { noticeRoutes } from './vocal/notices/noticeRoutes.ts';
import { unsubscribeRoutes } from './vocal/notices/unsubscribeRoutes.ts';
import { payoutRoutes } from './vocal/payouts/payoutRoutes.ts';
import { deskPostRoutes } from './vocal/posts/deskPostRoutes.ts';
import { previewReadRoute, previewRoutes } from './vocal/previews/previewRoutes.ts';
import { reviewRoutes } from './vocal/review/reviewRoutes.ts';
import { guardRoutes } from './vocal/rights/guardRoutes.ts';
import { sectionRoutes } from './vocal/sections/sectionRoutes.ts';
import { submissionRoutes } from './vocal/submission/submissionRoutes.ts';
import { trashRoutes } from './vocal/trash/trashRoutes.ts';
import { uploadRoutes } from './vocal/uploads/uploadRoutes.ts';
import { userDataRoutes } from './vocal/userData/userDataRoutes.ts';

const bodyLimit = 1024 * 1024;
/** A request must have arrived whole by then: as long as the slowest upload (server/src/http/bodies/bodyRules.ts). */
const requestTimeoutMs = 600_000;
/** Responses expire after this time, in case a purge is ever missed. */
const responseMaxAgeMs = 5 * 60_000;
/** Node's limit on all headers; above the longest address, so that such a request reaches us and gets its 414. */
const maxHeaderSize = 64 * 1024;

export type ServerParts = {
  config: Config;
  db: Database;
  /** Connection string of the same database, for the connection that listens for purges. */
  databaseUrl: string;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Fetches pictures of other hosts; the internet's when absent. */
  fetchPicture?: FetchPicture;
  /** Set to leaving, it has probes and clients go elsewhere. */
  lifecycle?: Lifecycle;
};

/** Builds the api's HTTP server, ready to listen. It does not own the database: closing it leaves the pool open. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, db, databaseUrl, clock, log, fetchPicture = createFetchPicture() } = parts;
  const { lifecycle = { isLeaving: false } } = parts;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    // Requests on open connections are still answered while the server stops.
    return503OnClosing: false,
    http: { maxHeaderSize },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestAddress },
    frameworkErrors: handleError,
    clientErrorHandler: sendConnectionError,
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
  // Clients make their next request on a new connection, to the process that stays.
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isLeaving) reply.header('connection', 'close');
  });

  const responses = new ResponseCache({ maxBytes: config.responseCacheBytes, maxAgeMs: responseMaxAgeMs });
  const purges = new PurgeListener({
    url: databaseUrl,
    onError: (error) => log.warn({ err: error }, 'lost the database connection that listens for purges; reconnecting'),
  });
  purges.subscribe((event) => responses.purge(event.tags));
  app.addHook('onReady', () => purges.start());
  app.addHook('onClose', () => purges.stop());

  const originals = await openOriginals(config);
  const impressions = new ImpressionRecorder({ ...config.impressions, db, log });
  app.addHook('onReady', () => impressions.start());
  app.addHook('onClose', () => impressions.stop());
  const passwords = new PasswordHasher();
  const mailLimits = new MailLimits(db, config.limits.mails, () => clock().getTime());
  const services: Services = {
    config,
    db,
    clock,
    responses,
    purges,
    originals,
    fetchPicture,
    impressions,
    passwords,
    mailLimits,
    payees: await openPayeeSeal(config.payees),
  };
  registerMetrics(app, services);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await registerOpenApi(app);
  guardRoutes(app, services);
  await app.register(healthRoutes, { db, lifecycle });
  const routes: FastifyPluginAsyncZod<Services>[] = [
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
    recoveryRoutes,
    accountRoutes,
    draftRoutes,
    earningsRoutes,
    payoutRoutes,
    holdRoutes,
    adjustmentRoutes,
    userDataRoutes,
    revisionRoutes,
    previewRoutes,
    previewReadRoute,
    deskPostRoutes,
    sectionRoutes,
    uploadRoutes,
    auditRoutes,
    reviewRoutes,
    submissionRoutes,
    trashRoutes,
    noteRoutes,
    curationRoutes,
    networkMoneyRoutes,
    noticeRoutes,
    unsubscribeRoutes,
    purgeRoutes,
    ticketRoutes,
    imageRoutes,
  ];
  for (const plugin of routes) {
    // Fastify searches all loaded modules for the name of a plugin that has none, and under Jest this search takes 10 ms.
    Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name });
    await app.register(plugin, services);
  }
  return app;
}
