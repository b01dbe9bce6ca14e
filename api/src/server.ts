import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { refuseWritesOfOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { addressTooLong, maxAddressLength } from '@marquee/platform/problem/connectionProblem.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type FastifyPluginAsyncZod, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { ResponseCache } from './kernel/cache/ResponseCache.ts';
import type { Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config/config.ts';
import type { Database } from './kernel/db/connect.ts';
import { sendConnectionError } from './kernel/http/errors/connectionErrors.ts';
import { handleError } from './kernel/http/errors/errorHandler.ts';
import { registerUnknownRoutes } from './kernel/http/errors/unknownRoutes.ts';
import { registerOpenApi } from './kernel/http/openapi.ts';
import { registerRoutes } from './kernel/http/registerRoutes.ts';
import { registerBodyParsers } from './kernel/http/requests/bodyParsers.ts';
import { OwnServers } from './kernel/http/requests/OwnServers.ts';
import { MailLimits } from './kernel/limits/MailLimits.ts';
import { healthRoutes, type Lifecycle } from './kernel/monitoring/healthRoutes.ts';
import { registerMetrics } from './kernel/monitoring/metrics.ts';
import { ProcessMetrics } from './kernel/monitoring/ProcessMetrics.ts';
import { registerRequestContext } from './kernel/monitoring/registerRequestContext.ts';
import { registerRequestLog, requestId } from './kernel/monitoring/requestLog.ts';
import { openOriginals } from './kernel/originals/openOriginals.ts';
import { type CheckLink, createCheckLink } from './kernel/outside/checkLink.ts';
import { createFetchPage, type FetchPage } from './kernel/outside/fetchPage.ts';
import { PurgeListener } from './kernel/purges/PurgeListener.ts';
import { purgeRoutes } from './kernel/purges/purgeRoutes.ts';
import { ticketRoutes } from './kernel/tickets/ticketRoutes.ts';
import { adjustmentRoutes } from './money/adjustments/adjustmentRoutes.ts';
import { earningsRoutes } from './money/earnings/earningsRoutes.ts';
import { holdRoutes } from './money/holds/holdRoutes.ts';
import { networkMoneyRoutes } from './money/network/networkMoneyRoutes.ts';
import { openPayeeSeal } from './money/payees/openPayeeSeal.ts';
import { operatorPayoutRoutes } from './money/payouts/operatorPayoutRoutes.ts';
import { payoutRoutes } from './money/payouts/payoutRoutes.ts';
import { openidRoutes } from './openid/openidRoutes.ts';
import { accountRoutes } from './people/account/accountRoutes.ts';
import { PasswordHasher } from './people/accounts/PasswordHasher.ts';
import { auditRoutes } from './people/audit/auditRoutes.ts';
import { authRoutes } from './people/auth/authRoutes.ts';
import { recoveryRoutes } from './people/auth/recovery/recoveryRoutes.ts';
import { secondFactorPurpose } from './people/factors/sealSecrets.ts';
import { noticeRoutes } from './people/notices/noticeRoutes.ts';
import { unsubscribeRoutes } from './people/notices/unsubscribeRoutes.ts';
import { guardRoutes } from './people/rights/guardRoutes.ts';
import { closeAccountRoutes } from './personalData/closing/closeAccountRoutes.ts';
import { userDataRoutes } from './personalData/export/userDataRoutes.ts';
import { authorRoutes } from './reading/authors/authorRoutes.ts';
import { fileRoutes } from './reading/files/fileRoutes.ts';
import { formerAddressRoutes } from './reading/formerAddresses/formerAddressRoutes.ts';
import { createFetchPicture, type FetchPicture } from './reading/images/foreign/fetchPicture.ts';
import { imageRoutes } from './reading/images/imageRoutes.ts';
import { impressionRoutes } from './reading/impressions/impressionRoutes.ts';
import { ImpressionRecorder } from './reading/impressions/recording/ImpressionRecorder.ts';
import { postListRoutes } from './reading/posts/postListRoutes.ts';
import { postRoutes } from './reading/posts/postRoutes.ts';
import { promoRoutes } from './reading/promos/promoRoutes.ts';
import { suggestRoutes } from './reading/search/suggestRoutes.ts';
import { categoryRoutes } from './reading/sections/categoryRoutes.ts';
import { channelRoutes } from './reading/sections/channelRoutes.ts';
import { tagRoutes } from './reading/sections/tagRoutes.ts';
import { siteMapRoutes } from './reading/siteMaps/siteMapRoutes.ts';
import { boardEventRoutes } from './review/board/boardEventRoutes.ts';
import { boardRoutes } from './review/board/boardRoutes.ts';
import { curationRoutes } from './review/curation/curationRoutes.ts';
import { noteRoutes } from './review/notes/noteRoutes.ts';
import { pitchRoutes } from './review/planning/pitchRoutes.ts';
import { storyRoutes } from './review/planning/storyRoutes.ts';
import { resourceRoutes } from './review/queue/resourceRoutes.ts';
import { reviewRoutes } from './review/queue/reviewRoutes.ts';
import { readsRoutes } from './review/reads/readsRoutes.ts';
import { submissionRoutes } from './review/submission/submissionRoutes.ts';
import { savedViewRoutes } from './review/views/savedViewRoutes.ts';
import { peopleRoutes } from './staff/peopleRoutes.ts';
import { linkCheckRoutes } from './writing/links/linkCheckRoutes.ts';
import { linkRoutes } from './writing/links/linkRoutes.ts';
import { ownPostRoutes } from './writing/posts/ownPostRoutes.ts';
import { previewReadRoute, previewRoutes } from './writing/previews/previewRoutes.ts';
import { draftRoutes } from './writing/saving/draftRoutes.ts';
import { revisionRoutes } from './writing/saving/revisionRoutes.ts';
import { saveRoutes } from './writing/saving/saveRoutes.ts';
import { sectionRoutes } from './writing/sections/sectionRoutes.ts';
import { templateRoutes } from './writing/templates/templateRoutes.ts';
import { trashRoutes } from './writing/trash/trashRoutes.ts';
import { uploadRoutes } from './writing/uploads/uploadRoutes.ts';

const bodyLimit = 1024 * 1024;
/** Time limit for receiving a request, as long as the slowest upload takes (server/src/http/bodies/bodyRules.ts). */
const requestTimeoutMs = 600_000;
/** Responses expire after this time, in case a purge is ever missed. */
const responseMaxAgeMs = 5 * 60_000;
/** Time between two checks whether the reader of a stream still has its session and its right. */
const usualBoardHeartbeatMs = 15_000;
/** Limit on all headers, above the longest address, so that a request with a longer address gets a 414. */
const maxHeaderSize = 64 * 1024;

export type ServerParts = {
  config: Config;
  db: Database;
  /** Connection string of the database, for the connection that listens for purges. */
  databaseUrl: string;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Milliseconds between heartbeats of the board's streams. Tests give their own. */
  boardHeartbeatMs?: number;
  /** Fetches pictures of other hosts. Defaults to the internet. */
  fetchPicture?: FetchPicture;
  /** Reads pages of other hosts. Defaults to the internet. */
  fetchPage?: FetchPage;
  /** Finds out whether a page of another host exists. Defaults to the internet. */
  checkLink?: CheckLink;
  /** Metrics of what runs outside of requests. */
  metrics?: ProcessMetrics;
  /** Shutdown state. While the process leaves, probes fail and clients use other connections. */
  lifecycle?: Lifecycle;
};

type AllServices = Awaited<ReturnType<typeof startServices>>;

const routes: readonly FastifyPluginAsyncZod<AllServices>[] = [
  postListRoutes,
  postRoutes,
  suggestRoutes,
  impressionRoutes,
  categoryRoutes,
  formerAddressRoutes,
  channelRoutes,
  authorRoutes,
  tagRoutes,
  promoRoutes,
  siteMapRoutes,
  authRoutes,
  openidRoutes,
  recoveryRoutes,
  accountRoutes,
  closeAccountRoutes,
  draftRoutes,
  saveRoutes,
  earningsRoutes,
  payoutRoutes,
  operatorPayoutRoutes,
  holdRoutes,
  adjustmentRoutes,
  userDataRoutes,
  revisionRoutes,
  previewRoutes,
  previewReadRoute,
  ownPostRoutes,
  sectionRoutes,
  linkRoutes,
  linkCheckRoutes,
  templateRoutes,
  uploadRoutes,
  auditRoutes,
  peopleRoutes,
  resourceRoutes,
  reviewRoutes,
  boardRoutes,
  boardEventRoutes,
  savedViewRoutes,
  pitchRoutes,
  storyRoutes,
  readsRoutes,
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
  fileRoutes,
];

/** Builds the api's HTTP server, ready to listen. Closing it leaves the database's pool open. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, db, log, metrics = new ProcessMetrics(), lifecycle = { isLeaving: false } } = parts;
  const servers = new OwnServers(config.internalSecrets);
  const app = createApp(config, servers, log, lifecycle);
  const services = await startServices(app, servers, parts);
  registerMetrics(app, services, metrics);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await registerOpenApi(app);
  guardRoutes(app, services);
  await app.register(healthRoutes, { db, lifecycle });
  await registerRoutes(app, services, routes);
  return app;
}

/** Makes a server without routes, with its limits, error responses and common headers. */
function createApp(config: Config, servers: OwnServers, log: FastifyBaseLogger, lifecycle: Lifecycle): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: servers.trustProxy,
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    // Requests on open connections are still answered while the server stops.
    return503OnClosing: false,
    http: { maxHeaderSize },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxAddressLength },
    frameworkErrors: handleError,
    clientErrorHandler: sendConnectionError,
  });
  servers.forgetStrangers(app);
  app.decorate('startedSites', config.sites);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  registerRequestContext(app);
  registerRequestLog(app);
  registerUnknownRoutes(app);
  registerBodyParsers(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (request.url.length > maxAddressLength) throw new ProblemError(414, 'address-too-long', addressTooLong.message);
  });
  app.addHook('onRequest', refuseWritesOfOtherSites);
  // Clients then make their next request on a new connection, which another process accepts.
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isLeaving) reply.header('connection', 'close');
  });
  return app;
}

/** Makes the services that routes share. They start and stop with the server. */
async function startServices(app: FastifyInstance, servers: OwnServers, parts: ServerParts) {
  const {
    config,
    db,
    databaseUrl,
    clock,
    log,
    fetchPicture = createFetchPicture(),
    fetchPage = createFetchPage(),
    checkLink = createCheckLink(),
    boardHeartbeatMs = usualBoardHeartbeatMs,
  } = parts;
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
  const payees = await openPayeeSeal(config.payees);
  const mailLimits = new MailLimits(db, config.limits.mails, () => clock().getTime());
  return {
    config,
    db,
    databaseUrl,
    servers,
    boardHeartbeatMs,
    clock,
    responses,
    purges,
    originals,
    fetchPicture,
    fetchPage,
    checkLink,
    impressions,
    passwords,
    mailLimits,
    payees,
    factorSeal: payees.textSeal(secondFactorPurpose),
  };
}
