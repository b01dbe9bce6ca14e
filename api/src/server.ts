import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { AnswerCache } from './cache/answerCache.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { registerBodyParsers } from './http/bodyParsers.ts';
import { addressTooLong, answerConnectionError, longestAddress } from './http/connectionErrors.ts';
import { handleError } from './http/errorHandler.ts';
import { registerUnknownRoutes } from './http/unknownRoutes.ts';
import { postRoutes } from './posts/postRoutes.ts';
import type { Clock, Services } from './services.ts';

const bodyLimit = 1024 * 1024;
const answerMaxAgeMs = 5 * 60_000;
/** Node's limit on all headers; above the longest address, so that such a request reaches us and gets its 414. */
const maxHeaderSize = 64 * 1024;

export type ServerParts = { config: Config; db: Database; clock: Clock };

/** Builds the api's HTTP server, ready to listen. It does not own the database: closing it leaves the pool open. */
export async function buildServer({ config, db, clock }: ServerParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    trustProxy: 'loopback',
    bodyLimit,
    http: { maxHeaderSize },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: longestAddress },
    frameworkErrors: handleError,
    clientErrorHandler: answerConnectionError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  registerUnknownRoutes(app);
  registerBodyParsers(app);
  app.addHook('onRequest', async (request) => {
    if (request.url.length > longestAddress) throw addressTooLong();
  });

  const answers = new AnswerCache({ maxBytes: config.answerCacheBytes, maxAgeMs: answerMaxAgeMs });
  const services: Services = { config, db, clock, answers };
  await app.register(postRoutes, services);
  return app;
}
